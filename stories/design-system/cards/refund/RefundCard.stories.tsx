import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { first } from '#mocks/fixtures/first.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aRefund, aRefundDetail, aRefundThatIs, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundCard } from '#src/design-system/cards/refund/RefundCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const onDetails = fn();
const on = { CANCEL: fn(), SUBMIT_EXPRESS: fn(), REAPPLY: fn(), CONTACT_SELLER: fn() };

const meta = preview.meta({
  component: RefundCard,
  args: { refund: aRefundThatIs('REFUNDING'), href: '/Refund?refundSn=RF2605040001', on, onDetails },
});

/** An order that the shop could not deliver. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Tarnfell Outdoor' })).toBeVisible();
    await expect(canvas.getByText(say('Money on its way'))).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      say('Cancelled amount'),
      say('Refund amount'),
    ]);
    await expect(
      canvas.getByRole('link', { name: aRefundThatIs('REFUNDING').items[0]?.prodName ?? '?' }),
    ).toHaveAttribute('href', '/Refund?refundSn=RF2605040001');
    await userEvent.click(canvas.getByRole('button', { name: say('refundActions.details') }));
    await expect(onDetails).toHaveBeenCalledOnce();
  },
});

export const Applied = meta.story({
  args: { refund: aRefund() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(say('Refund in review'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(like('An answer by {day}. No answer means yes'));
    await userEvent.click(canvas.getByRole('button', { name: say('Withdraw') }));
    await expect(on.CANCEL).toHaveBeenCalledOnce();
  },
});

export const Accepted = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(say('Accepted, send it back'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      like('Hand it to a courier by {day}, or the request closes'),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Enter tracking number') }));
    await expect(on.SUBMIT_EXPRESS).toHaveBeenCalledOnce();
  },
});

export const ReturnShipped = meta.story({
  args: { refund: aRefundDetail({}, 'returnShipped') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('On its way back'))).toBeVisible();
  },
});

export const ReturnReceived = meta.story({
  args: { refund: aRefund({ status: 'RETURN_RECEIVED', deadline: null, actions: ['CONTACT_SELLER'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Back at the shop'))).toBeVisible();
  },
});

export const Refunding = meta.story({
  args: {
    refund: aRefund({
      status: 'REFUNDING',
      applyType: 'REFUND_ONLY',
      deadline: null,
      actions: ['CONTACT_SELLER'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Refund only'))).toBeVisible();
    await expect(canvas.getByText(say('Money on its way'))).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { refund: aRefundThatIs('REFUNDED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Refunded'))).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say('Refused by the shop'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Ask again') }));
    await expect(on.REAPPLY).toHaveBeenCalledOnce();
  },
});

export const Withdrawn = meta.story({
  args: { refund: aWithdrawnRefund() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Withdrawn'))).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { refund: aRefundThatIs('CLOSED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cancelled order'))).toBeVisible();
  },
});

export const ActionRefusedWhy = meta.story({
  args: { refund: aRefund(), refused: 'The shop has accepted the refund already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop has accepted the refund already');
  },
});

export const Busy = meta.story({
  args: { refund: aRefund(), busy: 'CANCEL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Withdraw') }));
    await expect(on.CANCEL).not.toHaveBeenCalled();
  },
});

export const ManyItems = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: say('refundCard.more', { count: 5 }) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
  args: {
    refund: aRefund({
      amount: money(999_999_999, 'TRY'),
      items: Array.from({ length: 8 }, (_, index) => ({
        ...first(aRefund().items),
        orderItemId: index + 1,
        count: index + 1,
      })),
    }),
  },
});

export const OnAPhone = meta.story({
  args: { refund: aRefundDetail({}, 'accepted') },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    refund: aRefundDetail(
      { shopName: hostile.long, items: [{ ...first(aRefund().items), prodName: hostile.long }] },
      'accepted',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
