import { expect } from 'storybook/test';
import { HtmlContent } from '#src/design-system/primitives/text/HtmlContent.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HtmlContent,
  args: {
    html: '<p>One sheet of steel, spun by hand.</p><ul><li>1.7 litres</li><li>Boils in four minutes</li></ul>',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const OtherLanguage = meta.story({
  args: { html: '<p>手工旋压成型，容量 1.7 升。</p>', lang: 'zh-CN' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang="zh-CN"]')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { html: `<p>${'Высокопроизводительныйэлектрочайник '.repeat(12)}</p>` },
  globals: { viewport: { value: 'phone' } },
});
