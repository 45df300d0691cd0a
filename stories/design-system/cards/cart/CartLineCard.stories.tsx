import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CartLineCard } from '#src/design-system/cards/cart/CartLineCard.tsx';
import { CartLineRemoved } from '#src/design-system/cards/cart/CartLineRemoved.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const calm = { limitPerUser: null, priceChanged: false } as const;
const { prodName: name } = aCartItem();
const choose = () => ({ name: say('cartLine.choose', { name }) });
const removes = () => ({ name: say('Remove {name}', { name }) });

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
    await userEvent.click(canvas.getByRole('checkbox', choose()));
    await expect(args.onChoose).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: say('One more') }));
    await expect(args.onChangeCount).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', removes()));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/products/100003');
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
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toHaveValue(2);
  },
});

export const Queued = meta.story({
  args: { queued: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('You are offline. Your change will be sent later.'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('One more') })).toBeEnabled();
  },
});

const item = aCartItem(calm);
const before = (by: number) => ({ ...item.price, amount: item.price.amount + by });

export const PriceDropped = meta.story({
  args: { line: { ...item, priceChanged: true }, priceBefore: before(120_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} lower since you added it', { amount: sayAmount(money(120_000)) })),
    ).toBeVisible();
    await expect(
      canvas.queryByText(like('The price has changed since you added it')),
    ).not.toBeInTheDocument();
  },
});

export const PriceRisen = meta.story({
  args: { line: { ...item, priceChanged: true }, priceBefore: before(-40_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} higher since you added it', { amount: sayAmount(money(40_000)) })),
    ).toBeVisible();
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
    const press = () => userEvent.click(canvas.getByRole('button', removes()));
    await press();
    await expect(canvas.getByRole('status')).toHaveTextContent(say('{name} was removed', { name }));
    await userEvent.click(canvas.getByRole('button', { name: say('Undo') }));
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await press();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

export const AtTheLimit = meta.story({
  args: { line: aCartItem({ ...calm, limitPerUser: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('One more') })).toBeDisabled();
  },
});

export const LowStock = meta.story({
  args: { line: aCartItem({ ...calm, stocks: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Only {count, number} left', { count: 3 }))).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  args: { line: aCartItem({ ...calm, priceChanged: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The price has changed since you added it'))).toBeVisible();
  },
});

async function cannotBeBought(element: HTMLElement, why: string) {
  const card = within(element);
  await expect(card.getByText(why)).toBeVisible();
  await expect(card.getByRole('checkbox')).toBeDisabled();
  await expect(card.queryByRole('spinbutton')).not.toBeInTheDocument();
  await expect(card.getByRole('button', { name: like('Remove {name}') })).toBeEnabled();
}

export const OutOfStock = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OUT_OF_STOCK', stocks: 0 }) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await cannotBeBought(canvasElement, say('Out stock'));
    await userEvent.click(canvas.getByRole('button', { name: like('Remove {name}') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const OffShelf = meta.story({
  args: { line: aCartItem({ ...calm, state: 'OFF_SHELF' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, say('No longer sold')),
});

export const RegionUnavailable = meta.story({
  args: { line: aCartItem({ ...calm, state: 'NOT_IN_REGION' }) },
  play: async ({ canvas, canvasElement }) => {
    await cannotBeBought(canvasElement, say('This product does not available in your area'));
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

export const ShopClosed = meta.story({
  args: { line: aCartItem({ ...calm, state: 'SHOP_CLOSED' }) },
  play: ({ canvasElement }) => cannotBeBought(canvasElement, say('The shop is closed')),
});

export const OverLimit = meta.story({
  args: {
    line: aCartItem({ ...calm, state: 'OVER_LIMIT', prodCount: 6, stocks: 4, lineTotal: money(6_294_000) }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Above the purchase limit'))).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: say('One fewer') }));
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
