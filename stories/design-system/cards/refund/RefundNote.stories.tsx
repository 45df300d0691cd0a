import { expect } from 'storybook/test';
import { aRefund, aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { RefundNote } from '#src/design-system/cards/refund/RefundNote.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({ component: RefundNote, args: { refund: aRefund() } });
const later = { deadline: null, actions: ['CONTACT_SELLER' as const] };

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(like('An answer by {day}. No answer means yes'));
  },
});

export const SendBack = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      like('Hand it to a courier by {day}, or the request closes'),
    );
  },
});

export const Travels = meta.story({ args: { refund: aRefund({ ...later, status: 'RETURN_SHIPPED' }) } });
export const Received = meta.story({ args: { refund: aRefund({ ...later, status: 'RETURN_RECEIVED' }) } });
export const Paying = meta.story({ args: { refund: aRefund({ ...later, status: 'REFUNDING' }) } });

export const Refused = meta.story({
  args: { refund: aRefund({ ...later, status: 'REJECTED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundNote.refused'))).toBeVisible();
  },
});

export const RefusedOnce = meta.story({
  args: { refund: aRefund({ ...later, status: 'REJECTED', actions: ['REAPPLY', 'CONTACT_SELLER'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundNote.again'))).toBeVisible();
  },
});

export const NothingToCome = meta.story({
  parameters: behaviour,
  args: { refund: aRefund({ ...later, status: 'REFUNDED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
