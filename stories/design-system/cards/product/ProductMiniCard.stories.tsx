import { expect } from 'storybook/test';
import { aProduct, someProducts } from '#mocks/fixtures/catalog.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { ProductMiniCard } from '#src/design-system/cards/product/ProductMiniCard.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProductMiniCard,
  args: { product: aProduct(), href: '/products/100003' },
  decorators: [
    (Story) => (
      <div className="max-w-65">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: unbroken(aProduct().prodName) })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
  },
});

export const OutOfStock = meta.story({ args: { product: aProduct({ stockState: 'OUT_OF_STOCK' }) } });

export const Many = meta.story({
  render: ({ href }) => (
    <ul className="grid gap-3">
      {someProducts(5).map((product) => (
        <li key={product.prodId}>
          <ProductMiniCard product={product} href={href} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const NoImage = meta.story({ args: { product: aProduct({ pic: edges.brokenPicture }) } });

export const LongText = meta.story({
  args: { product: aProduct({ prodName: hostile.word, price: money(999_999_999, 'TRY') }) },
  globals: { language: 'ru', region: 'tr' },
});
