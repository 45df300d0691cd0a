import { expect } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { ProductMasonry } from '#src/design-system/panels/product/ProductMasonry.tsx';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';
import preview from '#storybook/preview.tsx';

const shapes = [67, 100, 150, 80];
const children = someProducts(10).map((product, index) => (
  <li key={product.prodId}>
    <ProductCard
      whole
      product={{ ...product, picWidthPercent: shapes[index % shapes.length] ?? 100 }}
      href={`/products/${product.prodId}`}
    />
  </li>
));

const meta = preview.meta({ component: ProductMasonry, args: { children } });

/** One reads down a column. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(one?.left).toBe(two?.left);
    await expect(one?.bottom).toBeLessThan(two?.top ?? 0);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
