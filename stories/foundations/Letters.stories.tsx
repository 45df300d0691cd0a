import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aNotice } from '#storybook/service/letters.ts';
import { LetterSheet } from './LetterSheet.tsx';

const amount = { amount: 2_278_500, currency: 'LKR' };

const meta = preview.meta({
  component: LetterSheet,
  args: { notice: aNotice('ORDER_PLACED', { amount, day: '2026-11-26' }) },
  tags: ['!autodocs', 'workbench'],
  // A mail is drawn by whoever reads it; its words and its frame are what is ours.
  parameters: { chromatic: { disableSnapshot: true } },
});

export const OrderPlaced = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/261122091411870396/)).toBeVisible();
  },
});
export const Paid = meta.story({ args: { notice: aNotice('PAID', { amount, day: '2026-11-26' }) } });
export const PayReminder = meta.story({ args: { notice: aNotice('PAY_REMINDER', { until: '14:05' }) } });
export const Shipped = meta.story({
  args: {
    notice: aNotice('SHIPPED', {
      courierName: 'Pearl Courier',
      trackingNumber: 'PC 4410 2279 61',
      day: '2026-11-26',
    }),
  },
});
export const OutForDelivery = meta.story({
  args: { notice: aNotice('OUT_FOR_DELIVERY', { courierName: 'Pearl Courier' }) },
});
export const Delivered = meta.story({ args: { notice: aNotice('DELIVERED') } });
export const Completed = meta.story({
  args: { notice: aNotice('RATE_REMINDER', { coins: 36, until: '2026-12-03' }) },
});
export const CancelledByBuyer = meta.story({
  args: { notice: aNotice('CANCELLED', { about: 'BUYER', amount }) },
});
export const CancelledUnpaid = meta.story({
  args: { notice: aNotice('CANCELLED', { about: 'PAY_TIMEOUT' }) },
});
export const CancelledByShop = meta.story({
  args: { notice: aNotice('CANCELLED', { about: 'SELLER', amount }) },
});
export const ParcelGoesBack = meta.story({
  args: { notice: aNotice('CANCELLED', { about: 'COD_REFUSED' }) },
});
export const GroupDone = meta.story({ args: { notice: aNotice('GROUP_DONE') } });
export const GroupFailed = meta.story({ args: { notice: aNotice('GROUP_FAILED') } });
export const RefundAsked = meta.story({
  args: { notice: aNotice('REFUND', { about: 'APPLIED', amount, until: '2026-11-25' }) },
});
export const RefundRefused = meta.story({
  args: {
    notice: aNotice('REFUND', {
      about: 'REJECTED',
      amount,
      words: 'The seal was broken when the lamp came back to us.',
    }),
  },
});
export const Refunded = meta.story({
  args: { notice: aNotice('REFUND', { about: 'REFUNDED', amount, coins: 12 }) },
});
export const RefundInWallet = meta.story({
  args: { notice: aNotice('REFUND', { about: 'IN_WALLET', amount }) },
});
