import { expect, screen, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { OrdersPage } from '#src/pages/orders/OrdersPage.tsx';
import * as page from '#src/pages/orders/orders.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (path: string) => ({ path, page, initialEntries: [path] });

const meta = preview.meta({
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(paths.toDeliver),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('orders') },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toDeliver),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('My orders') })).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: say('orderCard.view') })).toHaveLength(3);
    const tab = canvas.getByRole('link', { name: like('To deliver') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveTextContent('3');
    await expect(canvas.queryByRole('button', { name: say('Confirm receipt') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

export const All = meta.story({
  parameters: { router: at(paths.orders) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.all),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: say('orderCard.view') })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: say('orderStatusTabs.all') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const ToPay = meta.story({
  parameters: { router: at(paths.toPay) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toPay),
});

export const PaysOne = ToPay.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [pay] = await canvas.findAllByRole('button', { name: say('orderActions.pay') });
    await userEvent.click(pay!);
    await expect(await canvas.findByRole('heading', { name: /^\/paymentMethod\?orders=\d+$/ })).toBeVisible();
  },
});

export const PayTogether = ToPay.extend({
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: like('orderCard.choose') });
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await expect(canvas.getByRole('button', { name: say('payTogether.pay', { count: 2 }) })).toBeVisible();
  },
});

export const PaysTogether = PayTogether.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: like('orderCard.choose') });
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await userEvent.click(canvas.getByRole('button', { name: say('payTogether.pay', { count: 2 }) }));
    await expect(
      await canvas.findByRole('heading', { name: /^\/paymentMethod\?orders=\d+,\d+$/ }),
    ).toBeVisible();
  },
});

export const ToReceive = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: say('Confirm receipt') })).not.toHaveLength(0);
  },
});

export const Receives = ToReceive.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [confirm] = await canvas.findAllByRole('button', { name: say('Confirm receipt') });
    if (confirm) await userEvent.click(confirm);
    await expect(
      await screen.findByRole('dialog', { name: say('Do you confirm the receipt') }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('receiveDialog.confirm') }));
    await expect(await screen.findByText(like('confirmReceipt.coins'))).toBeVisible();
  },
});

export const NotReceivable = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive, orderScenarios.notReceivable),
  play: async ({ canvas, userEvent }) => {
    const [confirm] = await canvas.findAllByRole('button', { name: say('Confirm receipt') });
    if (confirm) await userEvent.click(confirm);
    await userEvent.click(await screen.findByRole('button', { name: say('receiveDialog.confirm') }));
    await expect(await screen.findByText(aProblem('notReceivable').desc)).toBeVisible();
  },
});

export const Completed = meta.story({
  parameters: { router: at(paths.completed) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.completed),
});

async function saysEmpty(element: HTMLElement, words: string) {
  const shown = within(element);
  await expect(await shown.findByText(words)).toBeVisible();
  await expect(shown.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
}

export const Empty = meta.story({
  parameters: { router: at(paths.toDeliver) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, say('Nothing to deliver')),
});

export const EmptyToPay = meta.story({
  parameters: { router: at(paths.toPay) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, say('Nothing to pay')),
});

export const EmptyToReceive = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, say('Nothing on the way to you')),
});

export const EmptyCompleted = meta.story({
  parameters: { router: at(paths.completed) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, say('No completed orders yet')),
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/myOrder', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Orders by status') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say('orderCard.view') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('link', { name: say('orderCard.view') })).toHaveLength(3);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const LeavesForHome = SignedOut.extend({
  parameters: behaviour,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('heading', { name: '/' })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: say('orderCard.view') })).toHaveLength(3);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
