import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { logisticsScenarios } from '#mocks/handlers/logistics.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { OrderDetailsPage } from '#src/pages/order-details/OrderDetailsPage.tsx';
import * as page from '#src/pages/order-details/order-details.route.ts';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { kettle, storeName } from '../names.ts';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: OrderDetailsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.orderDetails, page, initialEntries: [orderUrl('260504080000000003')] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('order-details') },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToDeliver),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Order details') })).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: say('Order steps') })).toBeVisible();
    await expect(canvas.getByText(say('Total to pay the courier'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: kettle() })).toHaveAttribute('href', '/products/100003');
    await expect(canvas.queryByRole('button', { name: say('Confirm receipt') })).not.toBeInTheDocument();
  },
});

export const ToPay = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToPay),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('orderView.pay') })).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
});

export const Grouping = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailGrouping),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('orderView.byCard'))).toBeVisible();
  },
});

/** The courier is paid by bank card (S1.21). */
export const CodPending = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCodPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('By bank card to the courier'))).toBeVisible();
  },
});

export const ToReceive = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Confirm receipt') })).toBeEnabled();
  },
});

export const Receives = ToReceive.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Confirm receipt') }));
    await userEvent.click(await screen.findByRole('button', { name: say('receiveDialog.confirm') }));
    await expect(await screen.findByText(like('confirmReceipt.coins'))).toBeVisible();
  },
});

export const NotReceivable = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive, orderScenarios.notReceivable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Confirm receipt') }));
    await userEvent.click(await screen.findByRole('button', { name: say('receiveDialog.confirm') }));
    await expect(await screen.findByText(aProblem('notReceivable').desc)).toBeVisible();
  },
});

export const Completed = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCompleted, logisticsScenarios.received),
});

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('cancelledPanel.title') })).toBeVisible();
    await expect(canvas.getByText(say('cancelledPanel.cancelled'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('orderActions.buyAgain') })).toBeEnabled();
  },
});

export const OnTheWay = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('logisticsTrace.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('orderView.track') })).toBeEnabled();
  },
});

export const Late = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailLate),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('arrival.late'))).toBeVisible();
  },
});

export const ParcelsFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay, logisticsScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: say('Order steps') })).toBeVisible();
  },
});

export const Refunded = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailRefunded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('orderTotals.refund'))).toBeVisible();
  },
});

export const AsksTheShop = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('orderLines.chatAbout', { shop: storeName() }) }),
    );
    await expect(
      await canvas.findByRole('heading', { name: /^\/iCanchat\?shopId=\d+&orderNumber=\d+$/ }),
    ).toBeVisible();
  },
});

export const Deletes = Cancelled.extend({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailSettled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('orderActions.delete') }));
    await expect(await screen.findByText(say('deleteOrder.done'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '/orders' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('deleteOrder.undo') }));
    await expect(await screen.findByText(say('deleteOrder.back'))).toBeVisible();
  },
});

/** An address that names no order leads to a list of orders (Z5). */
export const WithoutOrder = meta.story({
  parameters: {
    ...behaviour,
    router: { path: paths.orderDetails, page, initialEntries: [paths.orderDetails] },
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(say('chooseOrder.choose'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: paths.orders })).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/orderDetail', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Order details') })).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: say('Order steps') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('heading', { name: storeName() })),
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('list', { name: say('Order steps') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
