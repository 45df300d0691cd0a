import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { aCategory } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CategoryTile } from '#src/design-system/cards/category/CategoryTile.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CategoryTile,
  args: { category: aCategory(), href: '/electronics/10001' },
  decorators: [
    (Story) => (
      <div className="w-28">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Electronics' })).toHaveAttribute(
      'href',
      '/electronics/10001',
    );
  },
});

export const NoPicture = meta.story({ args: { category: aCategory({ pic: null }) } });

export const BrokenImage = meta.story({
  parameters: behaviour,
  args: { category: aCategory({ pic: '/media/products/gone.webp' }) },
});

export const Loading = meta.story({
  render: () => <Skeleton className="aspect-[1/1.08] rounded-t-door" />,
});

export const LongText = meta.story({
  args: { category: aCategory({ categoryName: 'Садовый инвентарь и электроинструменты' }) },
  globals: { language: 'ru' },
});

export const HtmlInText = meta.story({
  args: { category: aCategory({ categoryName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});
