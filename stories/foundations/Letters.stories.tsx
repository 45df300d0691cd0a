import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LetterSheet } from './LetterSheet.tsx';

const amount = { amount: 2_278_500, currency: 'LKR' };

const meta = preview.meta({
  component: LetterSheet,
  args: { kind: 'ORDER_PLACED', orderNumber: '261122091411870396', facts: { amount, day: '2026-11-26' } },
  tags: ['!autodocs', 'workbench'],
  // A mail is drawn by whoever reads it; its words and its frame are what is ours.
  parameters: { chromatic: { disableSnapshot: true } },
});

export const OrderPlaced = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/261122091411870396/)).toBeVisible();
  },
});

export const Paid = meta.story({ args: { kind: 'PAID' } });
export const PayReminder = meta.story({ args: { kind: 'PAY_REMINDER', facts: { until: '14:05' } } });
export const Shipped = meta.story({
  args: {
    kind: 'SHIPPED',
    facts: { courierName: 'Pearl Courier', trackingNumber: 'PC 4410 2279 61', day: '2026-11-26' },
  },
});
export const OutForDelivery = meta.story({
  args: { kind: 'OUT_FOR_DELIVERY', facts: { courierName: 'Pearl Courier' } },
});
export const Delivered = meta.story({ args: { kind: 'DELIVERED', facts: {} } });
export const Completed = meta.story({
  args: { kind: 'RATE_REMINDER', facts: { coins: 36, until: '2026-12-03' } },
});
export const CancelledByBuyer = meta.story({
  args: { kind: 'CANCELLED', facts: { about: 'BUYER', amount } },
});
export const CancelledUnpaid = meta.story({ args: { kind: 'CANCELLED', facts: { about: 'PAY_TIMEOUT' } } });
export const CancelledByShop = meta.story({
  args: { kind: 'CANCELLED', facts: { about: 'SELLER', amount } },
});
export const ParcelGoesBack = meta.story({ args: { kind: 'CANCELLED', facts: { about: 'COD_REFUSED' } } });
export const GroupDone = meta.story({ args: { kind: 'GROUP_DONE', facts: {} } });
export const GroupFailed = meta.story({ args: { kind: 'GROUP_FAILED', facts: {} } });
export const RefundAsked = meta.story({
  args: { kind: 'REFUND', facts: { about: 'APPLIED', amount, until: '2026-11-25' } },
});
export const RefundRefused = meta.story({
  args: {
    kind: 'REFUND',
    facts: { about: 'REJECTED', amount, words: 'The seal was broken when the lamp came back to us.' },
  },
});
export const Refunded = meta.story({
  args: { kind: 'REFUND', facts: { about: 'REFUNDED', amount, coins: 12 } },
});
