import { expect, fn } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';
import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { NoMatches } from '#src/design-system/empty-states/NoMatches.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const cards = (products: ReturnType<typeof someProducts>) =>
  products.map((product) => (
    <li key={product.prodId}>
      <ProductCard product={product} href={`/products/${product.prodId}`} />
    </li>
  ));

const meta = preview.meta({ component: ProductGrid, args: { children: cards(someProducts(12)) } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

export const FiveColumns = meta.story({ args: { columns: 5 } });

export const FourColumns = meta.story({ args: { columns: 4 } });

export const One = meta.story({ args: { children: cards(someProducts(1)) } });

export const Many = meta.story({
  args: { children: cards(someProducts(48)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(48);
  },
});

export const Empty = meta.story({
  args: { children: [] },
  render: (args) => (
    <>
      <ProductGrid {...args} />
      <NoMatches text="lampshade xl" popular={['desk lamp', 'kettle']} hrefOf={(term) => `/${term}`} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No match for “{text}”', { text: 'lampshade xl' }))).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <ProductGridSkeleton /> });

const onRetry = fn();

export const Error = meta.story({
  args: { children: cards(someProducts(6)) },
  render: (args) => (
    <div className="grid gap-6">
      <ProductGrid {...args} />
      <ErrorState compact onRetry={onRetry} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { children: cards(someProducts(6, { prodName: hostile.long })) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
