import { expect, fn, screen, waitFor } from 'storybook/test';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { anOrder, anOrderItem, someOrders } from '#mocks/fixtures/orders.ts';
import { OrderCard } from '#src/design-system/cards/order/OrderCard.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayTime } from '#storybook/say.ts';

const on = {
  PAY: fn(),
  CANCEL: fn(),
  VIEW_LOGISTICS: fn(),
  CONFIRM_RECEIPT: fn(),
  RATE: fn(),
  REFUND: fn(),
  DELETE: fn(),
  CONTACT_SELLER: fn(),
};

const meta = preview.meta({
  component: OrderCard,
  args: {
    order: first(someOrders('toReceive').slice(1)),
    href: '/order-details?orderNumber=260504080000000021',
    shopHref: '/store/2012',
    productHrefOf: ({ prodId }) => `/products/${prodId}`,
    receivedAt: now,
    on,
    onPayEnd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Tarnfell Outdoor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tarnfell Outdoor' })).toHaveAttribute(
      'href',
      '/store/2012',
    );
    await expect(canvas.getByText(say('To receive'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('orderCard.view') })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=260504080000000021',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Confirm receipt') }));
    await expect(on.CONFIRM_RECEIPT).toHaveBeenCalledOnce();
  },
});

export const ToPay = meta.story({
  args: { order: anOrder({}, 'toPay') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 26 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Pay now') }));
    await expect(on.PAY).toHaveBeenCalledOnce();
  },
});

/** The last minutes, and a clock of the reader that is four minutes late. */
export const PayCountdown = meta.story({
  args: { order: anOrder({ serverTime: '2026-05-04T08:27:00Z' }, 'toPay'), receivedAt: now + 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^00\D+05\D+00\D+$/);
  },
});

export const PayTimeOver = meta.story({
  args: { order: anOrder({ payDeadline: '2026-05-04T08:04:00Z' }, 'toPay') },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText(say('The time to pay has run out. The order will close.')),
    ).toBeVisible();
    await expect(args.onPayEnd).toHaveBeenCalledOnce();
  },
});

export const Grouping = meta.story({
  args: { order: anOrder({ status: 'GROUPING' }, 'toDeliver') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Waiting for the group'))).toBeVisible();
  },
});

export const ToDeliver = meta.story({
  args: { order: anOrder({}, 'toDeliver') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say('To deliver'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Cancel order') }));
    await expect(on.CANCEL).toHaveBeenCalledOnce();
  },
});

export const ToReceive = meta.story({
  args: { order: anOrder({}, 'toReceive'), shopHref: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Marlowe & Finch' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: say('More') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('orderActions.chat') }));
    await expect(on.CONTACT_SELLER).toHaveBeenCalledOnce();
  },
});

export const Completed = meta.story({
  args: { order: anOrder({}, 'completed') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say('orderState.completed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Rate product') }));
    await expect(on.RATE).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { order: first(someOrders('cancelled').slice(1)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say('Order cancelled'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Delete') }));
    await expect(on.DELETE).toHaveBeenCalledOnce();
  },
});

export const RefundInReview = meta.story({
  args: { order: anOrder({ afterSales: 'ACTIVE', actions: ['VIEW_LOGISTICS'] }), refundHref: '/Refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('orderCard.refund') })).toHaveAttribute(
      'href',
      '/Refund',
    );
    await expect(canvas.getByText(say('Refund in review'))).toBeVisible();
    await expect(canvas.queryByText(say('To receive'))).not.toBeInTheDocument();
  },
});

export const ActionsNone = meta.story({
  args: { order: anOrder({}, 'cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('orderCard.view') })).toBeVisible();
  },
});

export const ActionRefusedWhy = meta.story({
  args: {
    order: anOrder({}, 'toDeliver'),
    refused: 'This order can no longer be cancelled: the shop shipped it on 4 May',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the shop shipped it on 4 May');
  },
});

export const Busy = meta.story({
  args: { busy: 'CONFIRM_RECEIPT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Confirm receipt') }));
    await expect(on.CONFIRM_RECEIPT).not.toHaveBeenCalled();
  },
});

export const ManyItems = meta.story({
  args: {
    order: anOrder({
      items: Array.from({ length: 12 }, (_, index) => anOrderItem({ orderItemId: index + 1 })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: say('orderCard.more', { count: 9 }) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: like('orderCard.more') })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  args: { order: anOrder({}, 'toPay') },
  globals: { viewport: { value: 'phone' } },
});

export const HugePrice = meta.story({ args: { order: anOrder({ total: money(999_999_999, 'TRY') }) } });

export const ToChoose = meta.story({
  args: { choice: { chosen: true, onChoose: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: like('orderCard.choose') });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.choice?.onChoose).toHaveBeenCalledWith(false);
  },
});

export const LongText = meta.story({
  args: {
    order: anOrder(
      { shopName: hostile.long, items: [anOrderItem({ prodName: hostile.long, skuName: hostile.word })] },
      'toReceive',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { order: anOrder({ shopName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: hostile.html })).toBeVisible();
  },
});
