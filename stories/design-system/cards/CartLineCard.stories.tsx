import { expect, fn, within } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CartLineCard } from '#src/design-system/cards/CartLineCard.tsx';
import preview from '#storybook/preview.tsx';

const calm = { limitPerUser: null, priceChanged: false } as const;
const meta = preview.meta({
  component: CartLineCard,
  args: {
    line: aCartItem(calm),
    href: '/products/100003',
    chosen: false,
    onChoose: fn(),
    onChangeCount: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Electric Kettle 1.7 L' }));
    await expect(args.onChoose).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChangeCount).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Electric Kettle 1.7 L' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Electric Kettle 1.7 L' })).toHaveAttribute(
      'href',
      '/products/100003',
    );
  },
});

export const Selected = meta.story({
  args: { chosen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
});

export const AtTheLimit = meta.story({
  args: { line: aCartItem({ ...calm, limitPerUser: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
});

export const LowStock = meta.story({
  args: { line: aCartItem({ ...calm, stocks: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  args: { line: aCartItem({ ...calm, priceChanged: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price has changed since you added it')).toBeVisible();
  },
});

async function cannotBeBought(element: HTMLElement, why: string) {
  const card = within(element);
  await expect(card.getByText(why)).toBeVisible();
  await expect(card.getByRole('checkbox')).toBeDisabled();
  await expect(card.queryByRole('spinbutton')).not.toBeInTheDocument();
  await expect(card.getByRole('button', { name: /^Remove/ })).toBeEnabled();
}

export const OutOfStock = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OUT_OF_STOCK', stocks: 0 }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'Out stock'),
});

export const OffShelf = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OFF_SHELF' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'No longer sold'),
});

export const RegionUnavailable = meta.story({
  args: { line: aCartItem({ ...calm, state: 'NOT_IN_REGION' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'This product does not available in your area'),
});

export const ShopClosed = meta.story({
  args: { line: aCartItem({ ...calm, state: 'SHOP_CLOSED' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'The shop is closed'),
});

export const OverLimit = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OVER_LIMIT', prodCount: 6, stocks: 4 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('More than can be bought')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onChangeCount).toHaveBeenCalledWith(4);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const BrokenImage = meta.story({
  args: { line: aCartItem({ ...calm, pic: '/media/products/gone.webp' }) },
});

export const HugePrice = meta.story({
  args: { line: aCartItem({ ...calm, prodCount: 999, stocks: 999, lineTotal: money(999_999_999, 'TRY') }) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    line: aCartItem({
      ...calm,
      prodName: hostile.long,
      skuName: hostile.long,
      stocks: 2,
      priceChanged: true,
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { line: aCartItem({ ...calm, prodName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});
