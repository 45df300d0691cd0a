import { expect } from 'storybook/test';
import { aCheckoutWith, someAmounts } from '#mocks/fixtures/checkout.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aRefundedOrder, anOrderDetail } from '#mocks/fixtures/orders.ts';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: OrderTotals,
  args: { amounts: someAmounts() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      say('Subtotal'),
      say('Delivery fee'),
      say('orderTotals.total'),
    ]);
  },
});

export const ToTheCourier = meta.story({
  args: { toCourier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Total to pay the courier'))).toBeVisible();
  },
});

export const FreeDelivery = meta.story({
  args: { amounts: someAmounts({ deliveryFee: money(0), due: money(4_224_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('orderTotals.free'))).toBeVisible();
  },
});

const said = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map((term) =>
    `${term.textContent} ${term.nextSibling?.textContent}`.replaceAll(/\s/g, ' '),
  );

export const Vouchers = meta.story({
  args: { amounts: aCheckoutWith('voucherApplied').amounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Mall voucher'))).toBeVisible();
    await expect(canvas.getAllByText(/^−/)).not.toHaveLength(0);
  },
});

export const Coins = meta.story({
  args: { amounts: someAmounts({ coinReduce: money(42_200), due: money(4_265_800) }) },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toContain(
      `${say('orderTotals.coinReduce')} ${sayAmount(money(-42_200))}`,
    );
  },
});

export const Wallet = meta.story({
  args: { amounts: someAmounts({ walletUsed: money(100_000), due: money(4_208_000) }) },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toContain(`${say('Wallet')} ${sayAmount(money(-100_000))}`);
  },
});

/** The insurance of the parcel is a row of its own (S2.75). */
export const Insurance = meta.story({
  args: { amounts: someAmounts({ insurance: money(4500), due: money(4_312_500) }) },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toContain(`${say('Delivery insurance')} ${sayAmount(money(4500))}`);
  },
});

const cancelled = anOrderDetail({}, 'cancelled');
export const Cancelled = meta.story({
  args: {
    amounts: cancelled.amounts,
    cancelled: cancelled.cancel?.cancelledAmount,
    refunds: cancelled.cancel ? [cancelled.cancel.refundAmount] : [],
  },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement).slice(-2)).toEqual([
      `${say('Cancelled amount')} ${sayAmount(money(2_959_000))}`,
      `${say('Refund amount')} ${sayAmount(money(2_959_000))}`,
    ]);
  },
});

const refunded = aRefundedOrder();
export const Refunded = meta.story({
  args: { amounts: refunded.amounts, refunds: refunded.refunds.map(({ amount }) => amount) },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement).at(-1)).toBe(`${say('Refund amount')} ${sayAmount(money(329_000))}`);
    await expect(said(canvasElement).join()).not.toContain(say('Cancelled amount'));
  },
});

/** Everything that a total can be made of, what the shop takes off among it (S2.76). */
export const EveryStep = meta.story({
  args: {
    amounts: someAmounts({
      shopDiscount: money(17_500),
      productVoucher: money(5000),
      shopVoucher: money(10_000),
      mallVoucher: money(30_000),
      deliveryReduce: money(20_000),
      insurance: money(4447),
      coinReduce: money(42_200),
      walletUsed: money(100_000),
      due: money(4_087_747),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(11);
    await expect(said(canvasElement)).toContain(
      `${say('orderTotals.shopDiscount')} ${sayAmount(money(-17_500))}`,
    );
    await expect(canvas.getAllByText(/^−/)).toHaveLength(7);
  },
});

export const InKip = meta.story({
  args: { amounts: aCheckoutWith('lak').amounts },
  globals: { region: 'la' },
});

export const HugePrice = meta.story({
  args: {
    amounts: someAmounts({ subtotal: money(999_999_999, 'TRY'), due: money(999_999_999, 'TRY') }),
  },
});

export const PayNow = meta.story({
  args: { payNow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('orderTotals.payNow'))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { toCourier: true, amounts: someAmounts({ insurance: money(4447), shopDiscount: money(17_500) }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
