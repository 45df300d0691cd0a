import { expect, fn } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CardGlass } from '#src/design-system/cards/product/CardGlass.tsx';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';
import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import { ProductPerk } from '#src/design-system/cards/product/ProductPerk.tsx';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayShareOff } from '#storybook/say.ts';

const { prodName: name } = aProduct();
const plain = {
  discountPercent: null,
  oriPrice: null,
  freeDelivery: false,
  overseas: false,
  stockState: 'IN_STOCK',
} as const;

const onFavourite = fn();
const heart = (on: boolean, busy = false) => (
  <CardGlass>
    <HeartButton name={name} on={on} busy={busy} onChange={onFavourite} />
  </CardGlass>
);

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
    const link = canvas.getByRole('link', { name: unbroken(name) });
    await expect(link).toHaveAttribute('href', '/products/100003');
    await expect(canvas.getByText(sayAmount(money(1_049_000)))).toBeInTheDocument();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const BelowAPageHeading = meta.story({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: unbroken(name) })).toBeVisible();
  },
});

export const Discount = meta.story({
  args: { product: aProduct({ ...plain, discountPercent: 16, oriPrice: money(1_249_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^−?${sayShareOff(16)}$`))).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { product: aProduct({ ...plain, stockState: 'OUT_OF_STOCK' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productCard.soldOut'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
  },
});

export const LowStock = meta.story({
  args: { product: aProduct({ ...plain, stockState: 'LOW', fewLeft: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('cartLine.few', { count: 3 }))).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { heart: <CardGlass gone /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not in your region'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
  },
});

export const WithHeart = meta.story({
  args: { heart: heart(false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: say('Favourite: {name}', { name }) }));
    await expect(onFavourite).toHaveBeenLastCalledWith(true);
  },
});

export const Favourite = meta.story({
  args: { heart: heart(true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
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

export const NoRating = meta.story({
  args: { product: aProduct({ ...plain, ratingAvg: null, ratingCount: 0, soldNum: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('productCard.sold'))).not.toBeInTheDocument();
    await expect(canvas.queryByText(like('rating.spoken'))).not.toBeInTheDocument();
  },
});

export const SoldMany = meta.story({
  args: { product: aProduct({ ...plain, soldNum: 128_400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productCard.sold', { count: 128_400 }))).toBeVisible();
  },
});

export const FreeDelivery = meta.story({
  args: { product: aProduct({ ...plain, freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Free delivery'))).toBeVisible();
  },
});

export const CodPossible = meta.story({
  args: { product: aProduct({ ...plain, codAvailable: true }), children: <ProductPerk perk="cod" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cash on delivery'))).toBeVisible();
  },
});

export const Overseas = meta.story({
  args: { product: aProduct({ ...plain, overseas: true, freeDelivery: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Ships from overseas'))).toBeVisible();
    await expect(canvas.queryByText(say('Free delivery'))).not.toBeInTheDocument();
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

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

export const NoImage = meta.story({
  args: { product: aProduct({ ...plain, pic: '/media/products/gone.webp' }) },
});
