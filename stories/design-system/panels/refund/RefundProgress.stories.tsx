import { expect, within } from 'storybook/test';
import { aRefundBeforeItsEnd, aRefundDetail, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundProgress } from '#src/design-system/panels/refund/RefundProgress.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundProgress,
  args: { refund: aRefundDetail({ applyType: 'REFUND_ONLY' }) },
});

const names = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: say('Refund steps') }))
    .getAllByRole('listitem')
    .map((step) => step.children[1]?.textContent);
const on = (element: HTMLElement) => element.querySelector('[aria-current=step]')?.children[1]?.textContent;

/** The goods stay. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('refundStep.applied'),
      say('Paying'),
      say('refundStep.refunded'),
    ]);
    await expect(on(canvasElement)).toBe(say('refundStep.applied'));
  },
});

export const Applied = meta.story({
  args: { refund: aRefundDetail() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('refundStep.applied'),
      say('Accepted'),
      say('Sent back'),
      say('Paying'),
      say('refundStep.refunded'),
    ]);
  },
});

export const Accepted = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Accepted'));
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
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Paying'));
  },
});

export const Refunded = meta.story({
  args: { refund: aRefundDetail({}, 'refunded') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('refundStep.applied'), say('Refused')]);
  },
});

export const Withdrawn = meta.story({
  args: { refund: aWithdrawnRefund() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('refundStep.applied'),
      say('Accepted'),
      say('Withdrawn'),
    ]);
    await expect(on(canvasElement)).toBe(say('Withdrawn'));
  },
});

export const Closed = meta.story({
  args: { refund: aRefundDetail({}, 'closed') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('refundStep.closed'));
  },
});

export const CancelledOrder = meta.story({
  args: { refund: aRefundDetail({}, 'cancellation') },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Paying'), say('refundStep.refunded')]);
  },
});

export const OnAPhone = meta.story({
  args: { refund: aRefundDetail({}, 'returnShipped') },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { refund: aRefundDetail({}, 'refunded') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
