import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aCancelPreview, anOrderDetail, anOrderItem } from '#mocks/fixtures/orders.ts';
import { orderCancelScenarios } from '#mocks/handlers/orders-cancel.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { CancelOrderPage } from '#src/pages/cancel-order/CancelOrderPage.tsx';
import * as page from '#src/pages/cancel-order/cancel-order.route.ts';
import { cancelOrderUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: CancelOrderPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.cancelOrder, page, initialEntries: [cancelOrderUrl('260504080000000003')] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('cancel-order') },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailPaid),
});

const press = () => screen.getByRole('button', { name: like('cancelOrder.cancel') });

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: say('cancelOrder.back') })).toBeVisible();
    await expect(canvas.getByText(/4242/)).toBeVisible();
    await expect(canvas.getByText(say('comesBack.kept'))).toBeVisible();
  },
});

export const Unpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToPay),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('comesBack.nothing'))).toBeVisible();
  },
});

export const Cod = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCodPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('comesBack.nothing'))).toBeVisible();
    await expect(canvas.queryByText(say('comesBack.sum'))).not.toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('radio');
    await userEvent.click(press());
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Done = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailPaid, orderCancelScenarios.refundToCard),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('cancelReason.changedMind') }));
    await userEvent.click(press());
    await expect(await screen.findByText(say('Order cancelled'))).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: '/order-details?orderNumber=260504080000000003' }),
    ).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailPaid, orderCancelScenarios.payInProgress),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('cancelReason.cheaper') }));
    await userEvent.click(press());
    await expect(await canvas.findByText(aProblem('payInProgress').desc)).toBeVisible();
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw, abortSignal }) =>
    msw.use(orderScenarios.detailPaid, silent('/p/myOrder/cancel/*', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('cancelReason.tooSlow') }));
    await userEvent.click(press());
    await expect(press()).toHaveAttribute('aria-busy', 'true');
  },
});

/** The parcel has left meanwhile. */
export const NotAllowed = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('notCancellable.left'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** An address that names no order leads to a list of orders (Z5). */
export const WithoutOrder = meta.story({
  parameters: {
    ...behaviour,
    router: { path: paths.cancelOrder, page, initialEntries: [paths.cancelOrder] },
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(say('chooseOrder.choose'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: paths.toDeliver })).toBeVisible();
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
    await expect(canvas.getByRole('heading', { level: 1, name: say('cancelOrderPage.title') })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/myOrder/orderDetail', ({ response }) =>
        response(200).json(
          anOrderDetail(
            {
              items: Array.from({ length: 8 }, (_, index) => anOrderItem({ orderItemId: index + 1 })),
              ifCancelled: aCancelPreview(),
            },
            'toDeliver',
          ),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(anOrderItem().prodName)).toHaveLength(8);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(6);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/myOrder/orderDetail', ({ response }) =>
        response(200).json(
          anOrderDetail({ shopName: hostile.word.slice(0, 80), ifCancelled: aCancelPreview() }, 'toDeliver'),
        ),
      ),
    ),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
