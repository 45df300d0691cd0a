import { expect, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRefundBeforeItsEnd, aRefundDetail, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundProgress } from '#src/design-system/cards/RefundProgress.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundProgress,
  args: { refund: aRefundDetail({ applyType: 'REFUND_ONLY' }) },
});

const names = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: say('Steps of the refund') }))
    .getAllByRole('listitem')
    .map((step) => step.children[1]?.textContent);
const on = (element: HTMLElement) => element.querySelector('[aria-current=step]')?.children[1]?.textContent;

/** The goods stay. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Asked'), say('Paying'), say('refundStep.refunded')]);
    await expect(on(canvasElement)).toBe(say('Asked'));
    await expect(canvas.getByRole('heading', { name: say('What comes back') })).toBeVisible();
  },
});

export const Applied = meta.story({
  args: { refund: aRefundDetail() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('Asked'),
      say('Accepted'),
      say('Sent back'),
      say('Paying'),
      say('refundStep.refunded'),
    ]);
  },
});

export const Accepted = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Accepted'));
    await expect(canvas.getByText('We are sorry, 麻烦您把M码寄回来。')).toBeVisible();
  },
});

export const ReturnShipped = meta.story({
  args: { refund: aRefundDetail({}, 'returnShipped') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Sent back'));
  },
});

export const ReturnReceived = meta.story({
  args: { refund: aRefundBeforeItsEnd('RETURN_RECEIVED') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('At the shop'));
  },
});

export const Refunding = meta.story({
  args: { refund: aRefundBeforeItsEnd('REFUNDING') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Paying'));
    await expect(canvas.getByText(say('On its way'))).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { refund: aRefundDetail({}, 'refunded') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBeUndefined();
    const history = canvas.getByRole('list', { name: say('What happened') });
    await expect(history.children).toHaveLength(6);
    await expect(history.firstChild).toHaveTextContent('Paid back to the card that ends in 4242.');
  },
});

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Asked'), say('Refused')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('both shirts were packed with the label XL');
    await expect(canvas.getByText(say('Nothing comes back.'))).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  args: { refund: aWithdrawnRefund() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Asked'), say('Accepted'), say('Withdrawn')]);
    await expect(on(canvasElement)).toBe(say('Withdrawn'));
  },
});

export const Closed = meta.story({
  args: { refund: aRefundDetail({}, 'closed') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('refundStep.closed'));
    await expect(canvas.getByText('No parcel number came within seven days.')).toBeVisible();
  },
});

export const CancelledOrder = meta.story({
  args: { refund: aRefundDetail({}, 'cancellation') },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Paying'), say('refundStep.refunded')]);
    await expect(canvas.getByText(say('refundTenders.count', { coins: 29 }))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { refund: aRefundDetail({}, 'returnShipped') },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    refund: aRefundDetail(
      {
        rejectReason: hostile.word,
        timeline: [{ status: 'APPLIED', time: '2026-05-04T08:05:00Z', note: hostile.long }],
      },
      'rejected',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
