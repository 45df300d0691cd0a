import { expect, screen, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { orderCancelScenarios } from '#mocks/handlers/orders-cancel.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { OrdersPage } from '#src/pages/orders/OrdersPage.tsx';
import * as page from '#src/pages/orders/orders.route.ts';
import { paths } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const at = (path: string) => ({ path, page, initialEntries: [path] });

type Hand = { click: (element: Element) => Promise<void> };

const meta = preview.meta({
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(paths.toDeliver),
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.toDeliver),
});

export const ToCancel = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [cancel] = await canvas.findAllByRole('button', { name: say('orderActions.cancel') });
    await userEvent.click(cancel!);
    await expect(
      await canvas.findByRole('heading', { name: /^\/ToDeliver\/CancelOrder\?orderNumber=\d+$/ }),
    ).toBeVisible();
  },
});

/** Cancelled a moment ago: it is listed as that, with what can still be done. */
export const AfterCancel = meta.story({
  parameters: { router: at(paths.orders) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.cancelled),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('orderState.cancelled')))[0]).toBeVisible();
    await expect(
      (await canvas.findAllByRole('button', { name: say('orderActions.buyAgain') }))[0],
    ).toBeVisible();
  },
});

async function deleteFirst(element: HTMLElement, hand: Hand) {
  const name = say('orderActions.delete');
  const [remove] = await within(element).findAllByRole('button', { name });
  await hand.click(remove!);
  await expect(await screen.findByText(say('deleteOrder.done'))).toBeVisible();
}

export const AfterDelete = AfterCancel.extend({
  play: ({ canvasElement, userEvent }) => deleteFirst(canvasElement, userEvent),
});

export const TakesBack = AfterCancel.extend({
  parameters: behaviour,
  play: async ({ canvasElement, userEvent }) => {
    await deleteFirst(canvasElement, userEvent);
    await userEvent.click(screen.getByRole('button', { name: say('deleteOrder.undo') }));
    await expect(await screen.findByText(say('deleteOrder.back'))).toBeVisible();
  },
});

export const DeleteRefused = AfterCancel.extend({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(orderScenarios.cancelled, orderCancelScenarios.notDeletable),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: say('orderActions.delete') });
    await userEvent.click(remove!);
    await expect(await screen.findByText(aProblem('notDeletable').desc)).toBeVisible();
  },
});

export const BuysAgain = AfterCancel.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: say('orderActions.buyAgain') });
    await userEvent.click(again!);
    await expect(await screen.findByText(say('buyAgain.added'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '/Cart' })).toBeVisible();
  },
});

export const NotSoldAnyMore = AfterCancel.extend({
  beforeEach: ({ msw }) => msw.use(orderScenarios.cancelled, orderScenarios.soldInPart),
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: say('orderActions.buyAgain') });
    await userEvent.click(again!);
    await expect(await screen.findByRole('dialog', { name: say('please reorder') })).toBeVisible();
  },
});
