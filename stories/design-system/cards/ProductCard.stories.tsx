import { expect } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { ProductCard } from '#src/design-system/cards/ProductCard.tsx';
import preview from '#storybook/preview.tsx';

const plain = {
  discountPercent: null,
  oriPrice: null,
  freeDelivery: false,
  overseas: false,
  stockState: 'IN_STOCK',
} as const;

const meta = preview.meta({
  component: ProductCard,
  args: { product: aProduct(plain), href: '/products/100003' },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Electric Kettle 1.7 L' });
    await expect(link).toHaveAttribute('href', '/products/100003');
    await expect(canvas.getByText('Rs 10,490')).toBeInTheDocument();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const BelowAPageHeading = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Electric Kettle 1.7 L' })).toBeVisible();
  },
});

export const Discount = meta.story({
  args: { product: aProduct({ ...plain, discountPercent: 16, oriPrice: money(1_249_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/16\s?%/)).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { product: aProduct({ ...plain, stockState: 'OUT_OF_STOCK' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
  },
});

export const NoRating = meta.story({
  args: { product: aProduct({ ...plain, ratingAvg: null, ratingCount: 0, soldNum: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sold|stars/)).not.toBeInTheDocument();
  },
});

export const SoldMany = meta.story({
  args: { product: aProduct({ ...plain, soldNum: 128_400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128,400 sold')).toBeVisible();
  },
});

export const FreeDelivery = meta.story({
  args: { product: aProduct({ ...plain, freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free delivery')).toBeVisible();
  },
});

export const Overseas = meta.story({
  args: { product: aProduct({ ...plain, overseas: true, freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships from overseas')).toBeVisible();
    await expect(canvas.queryByText('Free delivery')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { product: aProduct({ ...plain, prodName: hostile.long, overseas: true, discountPercent: 55 }) },
  globals: { language: 'ru', region: 'tr' },
});

export const LongWord = meta.story({ args: { product: aProduct({ ...plain, prodName: hostile.word }) } });

export const HtmlInText = meta.story({
  args: { product: aProduct({ ...plain, prodName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { product: aProduct({ ...plain, prodName: hostile.rightToLeft }) },
});

export const Emoji = meta.story({ args: { product: aProduct({ ...plain, prodName: hostile.emoji }) } });

export const HugePrice = meta.story({
  args: {
    product: aProduct({
      ...plain,
      price: money(999_999_999, 'TRY'),
      oriPrice: money(1_999_999_999, 'TRY'),
      discountPercent: 50,
    }),
  },
});

export const BrokenImage = meta.story({
  args: { product: aProduct({ ...plain, pic: '/media/products/gone.webp' }) },
});
