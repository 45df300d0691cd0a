import { expect } from 'storybook/test';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: SectionHeading,
  args: { id: 'similar', title: 'Similar products', moreHref: '/services/similar-3' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Similar products' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('See all') })).toHaveAccessibleDescription(
      'Similar products',
    );
  },
});

export const WithoutLink = meta.story({ args: { moreHref: undefined } });

export const LongText = meta.story({
  args: { title: 'Товары, которые часто покупают вместе с этим светильником' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
