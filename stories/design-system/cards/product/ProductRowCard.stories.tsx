import { expect, fn } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { ProductRowCard } from '#src/design-system/cards/product/ProductRowCard.tsx';
import { ProductRowCardSkeleton } from '#src/design-system/cards/product/ProductRowCardSkeleton.tsx';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const plain = {
  discountPercent: null,
  oriPrice: null,
  freeDelivery: false,
  codAvailable: false,
  overseas: false,
  stockState: 'IN_STOCK',
} as const;
const { prodName: name } = aProduct();
const onFavourite = fn();
const heart = (on: boolean, busy = false) => (
  <HeartButton tone="bare" name={name} on={on} busy={busy} onChange={onFavourite} />
);

const meta = preview.meta({
  component: ProductRowCard,
  args: { product: aProduct(plain), href: '/products/100003' },
  decorators: [
    (Story) => (
      <div className="max-w-130">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: unbroken(name) })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
    await expect(canvas.getByText(sayAmount(money(1_049_000)))).toBeInTheDocument();
  },
});

export const Discount = meta.story({
  args: { product: aProduct({ ...plain, discountPercent: 16 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{percent, number} percent off', { percent: 16 }))).toBeInTheDocument();
  },
});

export const LowStock = meta.story({
  args: { product: aProduct({ ...plain, stockState: 'LOW', fewLeft: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('cartLine.few', { count: 3 }))).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { product: aProduct({ ...plain, stockState: 'OUT_OF_STOCK', freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productRowCard.soldOut'))).toBeVisible();
    await expect(canvas.queryByText(say('Free delivery'))).not.toBeInTheDocument();
  },
});

export const RegionUnavailable = meta.story({
  args: { available: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not sold in your region'))).toBeVisible();
  },
});

export const Favourite = meta.story({
  args: { heart: heart(true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Favourite: {name}', { name }), pressed: true }),
    );
    await expect(onFavourite).toHaveBeenLastCalledWith(false);
  },
});

export const FavouriteBusy = meta.story({
  args: { heart: heart(true, true) },
  play: async ({ canvas, userEvent }) => {
    onFavourite.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onFavourite).not.toHaveBeenCalled();
  },
});

export const SoldMany = meta.story({
  args: { product: aProduct({ ...plain, soldNum: 128_400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productRowCard.sold', { count: 128_400 }))).toBeVisible();
  },
});

export const NoRating = meta.story({
  args: { product: aProduct({ ...plain, ratingAvg: null, ratingCount: 0, soldNum: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('rating.none'))).toBeVisible();
  },
});

export const FreeDelivery = meta.story({
  args: { product: aProduct({ ...plain, freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Free delivery'))).toBeVisible();
  },
});

export const CodPossible = meta.story({
  args: { product: aProduct({ ...plain, codAvailable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cash on delivery'))).toBeVisible();
  },
});

export const Overseas = meta.story({
  args: { product: aProduct({ ...plain, overseas: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Ships from overseas'))).toBeVisible();
  },
});

export const NoImage = meta.story({ args: { product: aProduct({ ...plain, pic: edges.brokenPicture }) } });

export const Loading = meta.story({ render: () => <ProductRowCardSkeleton /> });

export const OnAPhone = meta.story({
  args: { product: aProduct({ discountPercent: 16 }), heart: heart(false) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    product: aProduct({
      prodName: hostile.word,
      price: money(999_999_999, 'TRY'),
      discountPercent: 55,
      freeDelivery: true,
      codAvailable: true,
      overseas: true,
      stockState: 'LOW',
      fewLeft: 3,
    }),
    heart: heart(false),
  },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
