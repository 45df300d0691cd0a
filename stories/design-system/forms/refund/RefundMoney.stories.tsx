import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aRefundPreview } from '#mocks/fixtures/refunds.ts';
import { RefundMoney } from '#src/design-system/forms/refund/RefundMoney.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundMoney,
  args: { count: 1, preview: aRefundPreview(), applyType: 'RETURN_REFUND' as const },
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
    await expect(canvas.getByText(say('refundMoney.goods', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say('refundTenders.wallet'))).toBeVisible();
    await expect(canvas.getAllByText(sayAmount(money(329_000)))).not.toHaveLength(0);
  },
});

/** Vouchers, coins and the delivery all had their part. */
export const Shared = meta.story({
  args: {
    preview: aRefundPreview({
      goods: money(1_049_000),
      shareReduce: money(41_700),
      coinReduce: money(34_400),
      deliveryIncluded: money(48_000),
      maxAmount: money(1_020_900),
      coins: 344,
      tenders: [{ to: 'CARD', amount: money(1_020_900), card: { brand: 'VISA', last4: '4242' } }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`−${sayAmount(money(41_700))}`)).toBeVisible();
    await expect(canvas.getByText(`−${sayAmount(money(34_400))}`)).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(48_000)))).toBeVisible();
    await expect(canvas.getByText(say('refundTenders.count', { coins: 344 }))).toBeVisible();
    await expect(canvas.getByText('Visa ···· 4242')).toBeVisible();
  },
});

export const Whole = meta.story({
  args: { count: 3, preview: { ...exampleOf('previewRefund', 'whole'), coins: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundTenders.count', { coins: 12 }))).toBeVisible();
    await expect(canvas.getByText(say('refundMoney.delivery'))).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(48_000)))).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  args: { count: 0, preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Choose a product, and the amount shows here.'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { preview: undefined } });

export const LongText = meta.story({
  args: { count: 3, preview: exampleOf('previewRefund', 'whole') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
