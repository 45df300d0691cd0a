import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aCartShop, aCartWithInvalid } from '#mocks/fixtures/cart.ts';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CartShopCard } from '#src/design-system/cards/cart/CartShopCard.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

function Kept({ chosen, onChoose, ...rest }: ComponentProps<typeof CartShopCard>) {
  const [kept, keep] = useState(chosen);
  return (
    <CartShopCard
      {...rest}
      chosen={kept}
      onChoose={(ids, taken) => {
        onChoose?.(ids, taken);
        keep(new Set(taken ? [...kept, ...ids] : [...kept].filter((id) => !ids.includes(id))));
      }}
    />
  );
}

const meta = preview.meta({
  component: CartShopCard,
  args: {
    shop: aCartShop(),
    chosen: new Set<number>(),
    hrefOf: ({ prodId }) => `/products/${prodId}`,
    onChoose: fn(),
    onChangeCount: fn(),
    onRemove: fn(),
  },
  render: (args) => <Kept {...args} />,
});

const ofShop = () => say('Choose all of {shop}', { shop: 'Casora Home Appliances' });
const kettle = () =>
  say('cartLine.choose', { name: first(first(aCartShop().shopCartItemDiscounts).shopCartItems).prodName });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: ofShop() }));
    await expect(args.onChoose).toHaveBeenCalledWith([9001, 9002], true);
    await expect(canvas.getByRole('checkbox', { name: kettle() })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: kettle() }));
    await expect(canvas.getByRole('checkbox', { name: ofShop() })).toBePartiallyChecked();
  },
});

export const AllSelected = meta.story({
  args: { chosen: new Set([9001, 9002]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: ofShop() })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: ofShop() }));
    await expect(args.onChoose).toHaveBeenCalledWith([9001, 9002], false);
  },
});

export const Mixed = meta.story({
  args: { chosen: new Set([9001]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: ofShop() })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: kettle() })).toBeChecked();
  },
});

export const VoucherHint = meta.story({
  args: { shop: aCartShop({ voucherCount: 3 }), onVouchers: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('cartShop.vouchers', { count: 3 }) }));
    await expect(args.onVouchers).toHaveBeenCalledOnce();
  },
});

export const FreeDeliveryNear = meta.story({
  args: { freeDeliveryGap: money(151_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} more for free delivery', { amount: sayAmount(money(151_000)) })),
    ).toBeVisible();
  },
});

export const Stepper = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [, more] = canvas.getAllByRole('button', { name: say('One more') });
    if (more) await userEvent.click(more);
    await expect(args.onChangeCount).toHaveBeenCalledWith(expect.objectContaining({ basketId: 9002 }), 2);
  },
});

export const CannotBeBought = meta.story({
  args: {
    shop: undefined,
    lines: aCartWithInvalid().invalid,
    onChangeCount: undefined,
    onRemoveAll: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: say('Cannot be bought now') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Remove all') }));
    await expect(args.onRemoveAll).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { shop: aCartShop({ shopName: hostile.long }), chosen: new Set([9001]) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
