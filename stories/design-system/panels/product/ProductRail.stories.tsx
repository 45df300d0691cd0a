import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { ProductRailSkeleton } from '#src/design-system/panels/product/ProductRailSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const onRetry = fn();

const meta = preview.meta({
  component: ProductRail,
  args: {
    title: 'Trending deals',
    products: someProducts(12),
    hrefOf: ({ prodId }) => `/products/${prodId}`,
    moreHref: '/services/trending-deals-4001',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trending deals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending deals' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithoutMore = meta.story({ args: { moreHref: undefined, title: 'Similar products' } });

export const One = meta.story({ args: { products: someProducts(1) } });

/** Beside a menu: one row of five. */
export const BesideAMenu = meta.story({
  args: { products: someProducts(5), title: 'Footprint', beside: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

export const Many = meta.story({
  args: { products: someProducts(18), title: 'Recommended for you' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const Empty = meta.story({
  parameters: behaviour,
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <ProductRailSkeleton /> });

export const Error = meta.story({
  args: { products: [], children: <ErrorState compact onRetry={onRetry} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Trending deals' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Partial = meta.story({
  args: { products: someProducts(4), children: <ErrorState compact onRetry={onRetry} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: hostile.long, products: someProducts(4, { prodName: hostile.long }) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
