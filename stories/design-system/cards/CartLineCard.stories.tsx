import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CartLineCard } from '#src/design-system/cards/CartLineCard.tsx';
import { CartLineRemoved } from '#src/design-system/cards/CartLineRemoved.tsx';
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

export const Busy = meta.story({
  args: { chosen: true, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Rejected = meta.story({
  args: { rejected: 'Only 2 can be bought by one person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only 2 can be bought by one person');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
  },
});

export const Queued = meta.story({
  args: { queued: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeEnabled();
  },
});

const item = aCartItem(calm);
const before = (by: number) => ({ ...item.price, amount: item.price.amount + by });

export const PriceDropped = meta.story({
  args: { line: { ...item, priceChanged: true }, priceBefore: before(120_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs 1,200 lower since you added it')).toBeVisible();
    await expect(canvas.queryByText(/has changed/)).not.toBeInTheDocument();
  },
});

export const PriceRisen = meta.story({
  args: { line: { ...item, priceChanged: true }, priceBefore: before(-40_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs 400 higher since you added it')).toBeVisible();
  },
});

function WithUndo() {
  const [removed, remove] = useState(false);
  return removed ? (
    <CartLineRemoved line={item} onUndo={() => remove(false)} />
  ) : (
    <CartLineCard line={item} href="/products/100003" chosen={false} onRemove={() => remove(true)} />
  );
}

export const Removed = meta.story({
  render: () => <WithUndo />,
  play: async ({ canvas, userEvent }) => {
    const remove = () => canvas.getByRole('button', { name: 'Remove Electric Kettle 1.7 L' });
    await userEvent.click(remove());
    await expect(canvas.getByRole('status')).toHaveTextContent('Electric Kettle 1.7 L was removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('link', { name: 'Electric Kettle 1.7 L' })).toBeVisible();
    await userEvent.click(remove());
    await expect(canvas.getByRole('status')).toBeVisible();
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
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await cannotBeBought(canvasElement, 'Out stock');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const OffShelf = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OFF_SHELF' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'No longer sold'),
});

export const RegionUnavailable = meta.story({
  args: { line: aCartItem({ ...calm, state: 'NOT_IN_REGION' }) },
  play: async ({ canvas, canvasElement }) => {
    await cannotBeBought(canvasElement, 'This product does not available in your area');
    await expect(canvas.getByRole('link', { name: 'Electric Kettle 1.7 L' })).toBeVisible();
  },
});

export const ShopClosed = meta.story({
  args: { line: aCartItem({ ...calm, state: 'SHOP_CLOSED' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, 'The shop is closed'),
});

export const OverLimit = meta.story({
  args: {
    line: aCartItem({ ...calm, state: 'OVER_LIMIT', prodCount: 6, stocks: 4, lineTotal: money(6_294_000) }),
  },
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
  args: {
    line: aCartItem({
      ...calm,
      prodCount: 999,
      stocks: 999,
      oriPrice: null,
      lineTotal: money(999_999_999, 'TRY'),
    }),
  },
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
