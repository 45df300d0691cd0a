import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { anOrderDetail } from '#mocks/fixtures/orders.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { orderChatUrl, orderConversationUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { ChatPage } from '#src/pages/chat/ChatPage.tsx';
import * as page from '#src/pages/chat/chat.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { orderNumber, shopId } = anOrderDetail({}, 'toDeliver');
const at = (address: string) => ({ path: paths.chat, page, initialEntries: [address] });

const meta = preview.meta({
  component: ChatPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(orderConversationUrl('cv_11', orderNumber)),
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToDeliver),
});

export const AboutAnOrder = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: say('pinnedOrder.order', { number: orderNumber }) }),
    ).toHaveAttribute('href', `/order-details?orderNumber=${orderNumber}`);
    await expect(canvas.getByRole('button', { name: say('pinnedOrder.send') })).toBeEnabled();
  },
});

export const OpensForAnOrder = AboutAnOrder.extend({
  parameters: { ...behaviour, router: at(orderChatUrl(shopId, orderNumber)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: say('pinnedOrder.order', { number: orderNumber }) }),
    ).toBeVisible();
  },
});

export const SendsTheOrder = AboutAnOrder.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('pinnedOrder.send') }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: say('pinnedOrder.send') })).not.toBeInTheDocument(),
    );
  },
});

export const OrderRefused = AboutAnOrder.extend({
  parameters: behaviour,
  beforeEach: ({ msw }) =>
    msw.use(
      orderScenarios.detailToDeliver,
      http.post('/p/chat/message', ({ response }) => response(404).json(aProblem('notFound'))),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('pinnedOrder.send') }));
    await expect(await screen.findByText(aProblem('notFound').desc)).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('pinnedOrder.send') })).toBeEnabled();
  },
});

export const NotMine = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('pinnedOrder.send') })).not.toBeInTheDocument();
  },
});
