import { expect, screen, within } from 'storybook/test';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { OrdersPage } from '#src/pages/orders/OrdersPage.tsx';
import * as page from '#src/pages/orders/orders.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const at = (path: string) => ({ path, page, initialEntries: [path] });

const meta = preview.meta({
  component: OrdersPage,
  parameters: {
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: 'View order' })).toHaveLength(3);
    const tab = canvas.getByRole('link', { name: /^To deliver/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveTextContent('3');
    await expect(canvas.queryByRole('button', { name: 'Confirm receipt' })).not.toBeInTheDocument();
  },
});

export const ToPay = meta.story({
  parameters: { router: at(paths.toPay) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toPay),
});

export const ToReceive = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive),
  play: async ({ canvas, userEvent }) => {
    const [confirm] = await canvas.findAllByRole('button', { name: 'Confirm receipt' });
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText('Receipt confirmed')).toBeVisible();
  },
});

export const NotReceivable = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive, orderScenarios.notReceivable),
  play: async ({ canvas, userEvent }) => {
    const [confirm] = await canvas.findAllByRole('button', { name: 'Confirm receipt' });
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText('This order cannot be confirmed yet')).toBeVisible();
  },
});

export const Completed = meta.story({
  parameters: { router: at(paths.completed) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.completed),
});

async function saysEmpty(element: HTMLElement, words: string) {
  const shown = within(element);
  await expect(await shown.findByText(words)).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
}

export const Empty = meta.story({
  parameters: { router: at(paths.toDeliver) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, 'Nothing to deliver'),
});

export const EmptyToPay = meta.story({
  parameters: { router: at(paths.toPay) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, 'Nothing to pay'),
});

export const EmptyToReceive = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, 'Nothing on the way to you'),
});

export const EmptyCompleted = meta.story({
  parameters: { router: at(paths.completed) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.empty, orderScenarios.none),
  play: ({ canvasElement }) => saysEmpty(canvasElement, 'No completed orders yet'),
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/myOrder', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Orders by state' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View order' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('link', { name: 'View order' })).toHaveLength(3);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('heading', { name: '/' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { router: at(paths.toReceive) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toReceive),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
