import { expect, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRefundBeforeItsEnd, aRefundDetail, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundProgress } from '#src/design-system/cards/RefundProgress.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RefundProgress,
  args: { refund: aRefundDetail({ applyType: 'REFUND_ONLY' }) },
});

const names = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: 'Steps of the refund' }))
    .getAllByRole('listitem')
    .map((step) => step.children[1]?.textContent);
const on = (element: HTMLElement) => element.querySelector('[aria-current=step]')?.children[1]?.textContent;

/** The goods stay. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Asked', 'Paying', 'Paid back']);
    await expect(on(canvasElement)).toBe('Asked');
    await expect(canvas.getByRole('heading', { name: 'What comes back' })).toBeVisible();
  },
});

export const Applied = meta.story({
  args: { refund: aRefundDetail() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Asked', 'Accepted', 'Sent back', 'Paying', 'Paid back']);
  },
});

export const Accepted = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe('Accepted');
    await expect(canvas.getByText('We are sorry, 麻烦您把M码寄回来。')).toBeVisible();
  },
});

export const ReturnShipped = meta.story({
  args: { refund: aRefundDetail({}, 'returnShipped') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe('Sent back');
  },
});

export const ReturnReceived = meta.story({
  args: { refund: aRefundBeforeItsEnd('RETURN_RECEIVED') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe('At the shop');
  },
});

export const Refunding = meta.story({
  args: { refund: aRefundBeforeItsEnd('REFUNDING') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe('Paying');
    await expect(canvas.getByText('On its way')).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { refund: aRefundDetail({}, 'refunded') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBeUndefined();
    const history = canvas.getByRole('list', { name: 'What happened' });
    await expect(history.children).toHaveLength(6);
    await expect(history.firstChild).toHaveTextContent('Paid back to the card that ends in 4242.');
  },
});

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Asked', 'Refused']);
    await expect(canvas.getByRole('alert')).toHaveTextContent('both shirts were packed with the label XL');
    await expect(canvas.getByText('Nothing comes back.')).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  args: { refund: aWithdrawnRefund() },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Asked', 'Accepted', 'Withdrawn']);
    await expect(on(canvasElement)).toBe('Withdrawn');
  },
});

export const Closed = meta.story({
  args: { refund: aRefundDetail({}, 'closed') },
  play: async ({ canvas, canvasElement }) => {
    await expect(on(canvasElement)).toBe('Closed');
    await expect(canvas.getByText('No parcel number came within seven days.')).toBeVisible();
  },
});

export const CancelledOrder = meta.story({
  args: { refund: aRefundDetail({}, 'cancellation') },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Paying', 'Paid back']);
    await expect(canvas.getByText('29 coins')).toBeVisible();
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
