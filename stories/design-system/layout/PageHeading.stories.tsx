import { expect } from 'storybook/test';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PageHeading, args: { title: 'Cart', note: '4 pieces from 2 shops' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  },
});

export const WithoutNote = meta.story({ args: { note: undefined } });

export const LongText = meta.story({
  args: { title: 'Результаты поиска по запросу «перепрограммируемый электрочайник»' },
  globals: { viewport: { value: 'phone' } },
});
