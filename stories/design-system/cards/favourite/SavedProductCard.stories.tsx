import { expect, fn } from 'storybook/test';
import { aFavourite, aGoneFavourite } from '#mocks/fixtures/favourites.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import { SavedProductCard } from '#src/design-system/cards/favourite/SavedProductCard.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const item = aFavourite();
const name = item.prodName;

const meta = preview.meta({
  component: SavedProductCard,
  args: { item, href: `/products/${item.prodId}`, onChoose: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: unbroken(name) })).toHaveAttribute(
      'href',
      `/products/${item.prodId}`,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: say('Favourite: {name}', { name }), pressed: true }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const FavouriteBusy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const PriceDropped = meta.story({
  args: { savedPrice: money(1_169_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(like('priceDropNote.lower', { amount: sayAmount(money(120_000)) })),
    ).toBeVisible();
  },
});

export const LowStock = meta.story({
  args: { item: aFavourite({ stockState: 'LOW', fewLeft: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('cartLine.few', { count: 3 }))).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { item: aFavourite({ stockState: 'OUT_OF_STOCK' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productCard.soldOut'))).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { item: aGoneFavourite() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not in your region'))).toBeVisible();
    await expect(canvas.queryByText(say('productCard.soldOut'))).not.toBeInTheDocument();
  },
});

export const EditMode = meta.story({
  args: { chosen: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: say('cardGlass.choose', { name }) }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(true);
  },
});

export const Selected = meta.story({
  args: { chosen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { checked: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(false);
  },
});

export const NoImage = meta.story({ args: { item: aFavourite({ pic: edges.brokenPicture }) } });

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

export const LongText = meta.story({
  args: {
    item: aFavourite({
      prodName: hostile.long,
      price: money(1, 'TRY'),
      overseas: true,
      stockState: 'LOW',
      fewLeft: 3,
    }),
    savedPrice: money(999_999_999, 'TRY'),
  },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
