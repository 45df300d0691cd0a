import { expect, screen, waitFor } from 'storybook/test';
import { anOrderDetail, anOrderStanding } from '#mocks/fixtures/orders.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { OrderPlacedPage } from '#src/pages/order-placed/OrderPlacedPage.tsx';
import * as page from '#src/pages/order-placed/order-placed.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (...initialEntries: string[]) => ({ path: paths.orderPlaced, page, initialEntries });

/** How the first of the placed orders stands. */
const stands = (change: Parameters<typeof anOrderStanding>[0]) =>
  http.get('/p/myOrder/getOrderStatus', ({ response }) => response(200).json(anOrderStanding(change)));

/** Each order as it was asked for. */
const ofNumber = http.get('/p/myOrder/orderDetail', ({ query, response }) =>
  response(200).json(
    anOrderDetail(
      { orderNumber: query.get('orderNumber') ?? '' },
      query.get('orderNumber') === '260504080000000003' ? 'toDeliver' : 'codPending',
    ),
  ),
);

const meta = preview.meta({
  component: OrderPlacedPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.orderPlaced}?orders=260504080000000003`),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('order-placed') },
  },
  beforeEach: ({ msw }) => msw.use(stands({ status: 'TO_DELIVER', payStatus: 'COD_PENDING' }), ofNumber),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('paymentResult.cod') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: say('placedParcel.view') })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=260504080000000003',
    );
    await expect(canvas.getByRole('heading', { name: say('whatHappensNext.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('placedHero.calendar') })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: say('Continue shopping') })).toHaveAttribute('href', '/');
  },
});

export const SeveralOrders = meta.story({
  parameters: { router: at(`${paths.orderPlaced}?orders=260504080000000003,260504080000000007`) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: say('placedParcel.view') })).toHaveLength(2),
    );
  },
});

/** An address that names no order leads to a list of orders (Z5). */
export const WithoutOrder = meta.story({
  parameters: { ...behaviour, router: at(`${paths.orderPlaced}?orders=<b>1</b>,abc`) },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(say('chooseOrder.choose'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: paths.orders })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say('placedParcel.view') })).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
    await expect(screen.queryByText('260504080000000003')).not.toBeInTheDocument();
  },
});

export const Paid = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ status: 'TO_DELIVER', payStatus: 'SUCCEEDED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Order paid') })).toBeVisible();
  },
});

export const PaymentPending = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ status: 'TO_PAY', payStatus: 'PROCESSING' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Your payment is on its way') }),
    ).toBeVisible();
  },
});

export const NotPaid = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ status: 'TO_PAY', payStatus: 'FAILED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Pay again') })).toBeVisible();
  },
});

export const PaysAgain = NotPaid.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pay again') }));
    await expect(
      await canvas.findByRole('heading', { name: '/paymentMethod?orders=260504080000000003' }),
    ).toBeVisible();
  },
});

/** The money came after the order had closed: it goes back. */
export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ status: 'CANCELLED', payStatus: 'REFUNDED' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('This order was cancelled') }),
    ).toBeVisible();
  },
});

export const GroupWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ status: 'GROUPING', payStatus: 'SUCCEEDED' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('paymentResult.group') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('placedHero.calendar') })).not.toBeInTheDocument();
  },
});

/** What is in the orders could not be read: their numbers lead to them. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('orderPlacedPage.view') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/getOrderStatus', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('placedParcel.view') })).not.toBeInTheDocument();
  },
});

/** The orders are named by the address, so they are there even when nothing else is. */
export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.statusFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('orderPlacedPage.view') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('link', { name: say('placedParcel.view') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('orderPlacedPage.view') })).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
