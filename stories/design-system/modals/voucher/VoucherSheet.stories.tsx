import { expect, fn, screen, within } from 'storybook/test';
import { aCheckoutVoucher, aCheckoutWith, someCheckoutVouchers } from '#mocks/fixtures/checkout.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { someVouchers } from '#mocks/fixtures/vouchers.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { PromoCodeField } from '#src/design-system/forms/voucher/PromoCodeField.tsx';
import { VoucherSheet } from '#src/design-system/modals/voucher/VoucherSheet.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { usable } = aCheckoutWith('voucherApplied').vouchers;
const toApply: VoucherOffer[] = usable.map((voucher, index) => ({
  voucher,
  saves: voucher.reduce,
  state: index === 0 ? 'applied' : 'apply',
}));
const chosen: VoucherOffer[] = usable.map((voucher) => ({
  voucher,
  saves: voucher.reduce,
  state: 'applied',
}));
const others: VoucherOffer[] = [
  {
    voucher: aCheckoutVoucher({ couponUserId: 9901 }, 'unusable'),
    state: 'notMet',
    shortfall: money(851_000),
    href: '/',
  },
  {
    voucher: aCheckoutVoucher({ couponUserId: 9902, couponName: 'Welcome gift' }),
    state: 'unfit',
    reason: 'Another mall voucher is in use',
  },
];
const toCollect: VoucherOffer[] = someVouchers(4).map((voucher, index) => ({
  voucher,
  state: index === 1 ? 'collected' : 'collect',
}));

const meta = preview.meta({
  component: VoucherSheet,
  args: {
    fitting: toApply,
    onRetry: fn(),
    onCollect: fn(),
    onApply: fn(),
    onRemove: fn(),
    onClose: fn(),
    now: () => now,
  },
});

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog', { name: say('Vouchers') });
    const list = within(sheet).getByRole('list', { name: say('Ready to use') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(toApply.length);
    await userEvent.click(within(list).getAllByRole('button', { name: say('Apply') })[0] as HTMLElement);
    await expect(args.onApply).toHaveBeenCalledWith(usable[1]);
    await userEvent.click(within(list).getByRole('button', { name: say('Applied, remove') }));
    await expect(args.onRemove).toHaveBeenCalledWith(usable[0]);
    await userEvent.click(within(sheet).getByRole('button', { name: say('voucherSheet.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const BestChosen = meta.story({
  args: { fitting: chosen, others, best: true },
  play: async () => {
    await expect(await screen.findByText(say('The best combination is chosen for you.'))).toBeVisible();
    await expect(screen.getByRole('list', { name: say('Not for this order') })).toBeInTheDocument();
  },
});

export const BestOffered = meta.story({
  args: { best: false, onBest: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Choose the best combination') }));
    await expect(args.onBest).toHaveBeenCalledOnce();
  },
});

export const NoneFits = meta.story({
  args: { fitting: [], others },
  play: async () => {
    await expect(await screen.findByText(say('None of your vouchers fits this order yet.'))).toBeVisible();
    await expect(screen.getByRole('link', { name: say('Add items') })).toHaveAttribute('href', '/');
    await expect(screen.getByText('Another mall voucher is in use')).toBeInTheDocument();
  },
});

export const OfAProduct = meta.story({
  args: { fitting: toCollect },
  play: async ({ userEvent, args }) => {
    const collect = await screen.findAllByRole('button', { name: say('Collect') });
    await userEvent.click(collect[0] as HTMLElement);
    await expect(args.onCollect).toHaveBeenCalledWith(toCollect[0]?.voucher);
  },
});

export const WithPromoCode = meta.story({
  args: { promo: <PromoCodeField busy={false} onRedeem={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: say('Promo code') })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { fitting: toCollect.map((offer) => ({ ...offer, state: 'collect' })), onLogIn: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('voucherSheet.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { fitting: [] },
  play: async () => {
    await expect(await screen.findByText(say('No vouchers here'))).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { fitting: undefined },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: say('Vouchers') });
    await expect(sheet.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
});

export const Error = meta.story({
  args: { fitting: undefined, failed: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  args: { fitting: someCheckoutVouchers(60).map((voucher) => ({ voucher, state: 'apply' })) },
  play: async () => {
    await screen.findByRole('dialog', { name: say('Vouchers') });
    await expect(screen.getAllByRole('article')).toHaveLength(60);
    await expect(screen.getByRole('button', { name: say('voucherSheet.done') })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  args: { others },
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog', { name: say('Vouchers') });
    for (let stop = 0; stop < 12; stop += 1) await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  ...phone,
  args: { fitting: chosen, best: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('Vouchers') })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    fitting: [
      {
        voucher: aCheckoutVoucher({ couponName: hostile.long }),
        state: 'applied',
        saves: money(999_999_999),
      },
    ],
    others: [
      {
        voucher: aCheckoutVoucher({ couponUserId: 9901, couponName: hostile.word }),
        state: 'unfit',
        reason: hostile.long,
      },
    ],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
