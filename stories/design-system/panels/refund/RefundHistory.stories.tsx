import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRefundDetail, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundHistory } from '#src/design-system/panels/refund/RefundHistory.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({ component: RefundHistory, args: { refund: aRefundDetail({}, 'accepted') } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: say('refundHistory.label') });
    await expect(list.children).toHaveLength(2);
    await expect(list.firstChild).toHaveTextContent('We are sorry, 麻烦您把M码寄回来。');
    await expect(list.lastChild).toHaveTextContent(say('You asked to return it'));
    await expect(canvas.getByRole('list', { name: say('Your pictures') }).children).toHaveLength(1);
  },
});

export const MoneyOnly = meta.story({
  args: { refund: aRefundDetail({ applyType: 'REFUND_ONLY', pics: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('You asked for a refund'))).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { refund: aRefundDetail({}, 'refunded') },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: say('refundHistory.label') });
    await expect(list.children).toHaveLength(6);
    await expect(list.firstChild).toHaveTextContent('Paid back to the card that ends in 4242.');
  },
});

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('refundHistory.rejected'))).toBeVisible();
    await expect(canvas.getByText(/^[“«].*both shirts were packed with the label XL/)).toBeVisible();
  },
});

export const Withdrawn = meta.story({ args: { refund: aWithdrawnRefund() } });
export const Closed = meta.story({ args: { refund: aRefundDetail({}, 'closed') } });
export const CancelledOrder = meta.story({ args: { refund: aRefundDetail({}, 'cancellation') } });

export const LongText = meta.story({
  args: {
    refund: aRefundDetail(
      {
        shopName: hostile.word,
        desc: hostile.long,
        timeline: [
          { status: 'APPLIED', time: '2026-05-04T08:05:00Z', note: null },
          { status: 'ACCEPTED', time: '2026-05-04T08:40:00Z', note: hostile.long },
        ],
      },
      'accepted',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
