import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aCheckoutShop, aCheckoutWith } from '#mocks/fixtures/checkout.ts';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CheckoutShopCard } from '#src/design-system/cards/checkout/CheckoutShopCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Kept({ remark, onRemark, ...rest }: ComponentProps<typeof CheckoutShopCard>) {
  const [kept, keep] = useState(remark);
  return (
    <CheckoutShopCard
      {...rest}
      remark={kept}
      onRemark={
        onRemark &&
        ((text) => {
          onRemark(text);
          keep(text);
        })
      }
    />
  );
}

const meta = preview.meta({
  component: CheckoutShopCard,
  args: { shop: aCheckoutShop(), remark: '', onRemark: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const field = canvas.getByRole('textbox', { name: say('Remarks') });
    await userEvent.type(field, 'Ring twice');
    await expect(args.onRemark).toHaveBeenLastCalledWith('Ring twice');
    await expect(field).toHaveAttribute('maxlength', '200');
  },
});

export const FreeDelivery = meta.story({
  args: { shop: aCheckoutShop({ delivery: { ...aCheckoutShop().delivery, fee: money(0) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('checkoutShop.free'))).toBeVisible();
  },
});

export const Written = meta.story({
  args: { remark: 'Please ring twice, the bell is weak.', onRemark: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please ring twice, the bell is weak.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const NothingWritten = meta.story({
  args: { onRemark: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('Remarks'))).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Insured = meta.story({
  args: {
    shop: aCheckoutShop({ insurance: { available: true, premium: money(52_200), selected: true } }),
    onInsure: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const insurance = canvas.getByRole('switch', { name: like('Delivery insurance {amount}') });
    await expect(insurance).toBeChecked();
    await userEvent.click(insurance);
    await expect(args.onInsure).toHaveBeenCalledWith(false);
  },
});

export const NotInsurable = meta.story({
  args: {
    shop: aCheckoutShop({ insurance: { available: false, premium: money(0), selected: false } }),
    onInsure: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
});

export const Vouchers = meta.story({
  args: { shop: first(aCheckoutWith('voucherApplied').shops), onVouchers: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(like('{amount} saved'))).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: like('checkoutShop.vouchers') }));
    await expect(args.onVouchers).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { shop: aCheckoutShop({ shopName: hostile.long }), remark: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { shop: aCheckoutShop({ shopName: hostile.html }), remark: hostile.html, onRemark: undefined },
});
