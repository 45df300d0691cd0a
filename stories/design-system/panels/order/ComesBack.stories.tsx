import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aCancelPreview } from '#mocks/fixtures/orders.ts';
import { ComesBack } from '#src/design-system/panels/order/ComesBack.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const paid = aCancelPreview();

const meta = preview.meta({
  component: ComesBack,
  args: { preview: paid },
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
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/4242/)).toBeVisible();
    await expect(canvas.getByText(say('comesBack.kept'))).toBeVisible();
    await expect(canvas.getByText(sayAmount(paid.refundAmount))).toBeInTheDocument();
  },
});

export const Unpaid = meta.story({
  args: { preview: { refundAmount: money(0), refundTo: [], vouchers: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('comesBack.nothing'))).toBeVisible();
    await expect(canvas.queryByText(say('comesBack.sum'))).not.toBeInTheDocument();
  },
});

export const CoinsOnly = meta.story({
  args: {
    preview: {
      refundAmount: money(0),
      refundTo: [{ to: 'COINS', amount: null, coins: 40, status: 'PENDING' }],
      vouchers: [],
    },
  },
});

export const VoucherLost = meta.story({
  args: {
    preview: aCancelPreview({
      vouchers: paid.vouchers.map((voucher) => ({ ...voucher, outcome: 'EXPIRED' as const })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(say('comesBack.lost'))).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: {
    preview: aCancelPreview({
      vouchers: paid.vouchers.map((voucher) => ({ ...voucher, couponName: hostile.word })),
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
