import { expect, fn, screen } from 'storybook/test';
import { anOrderDetail, anOrderItem } from '#mocks/fixtures/orders.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { OrderReceiptPage } from '#src/pages/order-receipt/OrderReceiptPage.tsx';
import * as page from '#src/pages/order-receipt/order-receipt.route.ts';
import { receiptUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: OrderReceiptPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.orderReceipt, page, initialEntries: [receiptUrl('260504080000000004')] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: say('receiptLines.lines') })).toBeVisible();
    await expect(canvas.getByText(anOrderDetail().orderNumber, { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText(say('receipt.note'))).toBeVisible();
  },
});

export const Prints = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const kept = window.print;
    const print = fn();
    window.print = print;
    await userEvent.click(await canvas.findByRole('button', { name: say('receipt.print') }));
    await expect(print).toHaveBeenCalledOnce();
    window.print = kept;
  },
});

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('orderTotals.cancelled'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/myOrder/orderDetail', ({ response }) =>
        response(200).json(
          anOrderDetail({
            items: Array.from({ length: 20 }, (_, index) => anOrderItem({ orderItemId: index + 1 })),
          }),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(21);
  },
});

/** An address that names no order leads to a list of orders (Z5). */
export const WithoutOrder = meta.story({
  parameters: {
    ...behaviour,
    router: { path: paths.orderReceipt, page, initialEntries: [paths.orderReceipt] },
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
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('table')),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
