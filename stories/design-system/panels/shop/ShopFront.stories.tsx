import { expect } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { ShopFront } from '#src/design-system/panels/shop/ShopFront.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ShopFront,
  args: {
    tint: '#7c5c3b',
    products: someProducts(3),
    hrefOf: ({ prodId }) => `/products/${prodId}`,
    children: <h1 className="text-display">Oak &amp; Linen</h1>,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page-width overflow-x-clip">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const WithoutTint = meta.story({ args: { tint: undefined } });

export const NothingToShow = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
