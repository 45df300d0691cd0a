import { expect } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ProductCard } from '#src/design-system/cards/ProductCard.tsx';
import { ProductGrid } from '#src/design-system/cards/ProductGrid.tsx';
import preview from '#storybook/preview.tsx';

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

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { children: cards(someProducts(6, { prodName: hostile.long })) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
