import { expect, screen } from 'storybook/test';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { OrderDetailsPage } from '#src/pages/order-details/OrderDetailsPage.tsx';
import * as page from '#src/pages/order-details/order-details.route.ts';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: OrderDetailsPage,
  parameters: {
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order details' })).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: 'Steps of the order' })).toBeVisible();
    await expect(canvas.getByText('Total to pay the courier')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Electric Kettle 1.7 L' })).toHaveAttribute(
      'href',
      '/products/100003',
    );
    await expect(canvas.queryByRole('button', { name: 'Confirm receipt' })).not.toBeInTheDocument();
  },
});

export const ToPay = meta.story({ beforeEach: ({ msw }) => msw.use(orderScenarios.detailToPay) });

export const CodPending = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCodPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By bank card to the courier')).toBeVisible();
  },
});

export const ToReceive = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm receipt' }));
    await expect(await screen.findByText('Receipt confirmed')).toBeVisible();
  },
});

export const NotReceivable = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive, orderScenarios.notReceivable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm receipt' }));
    await expect(await screen.findByText('This order cannot be confirmed yet')).toBeVisible();
  },
});

export const Completed = meta.story({ beforeEach: ({ msw }) => msw.use(orderScenarios.detailCompleted) });

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailCancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order cancelled')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Steps of the order' })).not.toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be found')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myOrder/orderDetail', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order details' })).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Steps of the order' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailFailing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Casora Home Appliances' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
