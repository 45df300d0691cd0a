import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { anOrder } from '#mocks/fixtures/orders.ts';
import { OrderActions } from '#src/design-system/panels/order/OrderActions.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

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
const actionsOf = (tab: Parameters<typeof anOrder>[1]) => anOrder({}, tab).actions;

const meta = preview.meta({ component: OrderActions, args: { actions: actionsOf('toReceive'), on } });

const buttons = (element: HTMLElement) =>
  [...element.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent);

/** Buttons are those that the service allows (S4.21, Z23). */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(buttons(canvasElement)).toEqual([say('More'), say('Track'), say('Confirm receipt')]);
    await userEvent.click(canvas.getByRole('button', { name: say('Confirm receipt') }));
    await expect(on.CONFIRM_RECEIPT).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: say('Track') }));
    await expect(on.VIEW_LOGISTICS).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: say('More') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Return or refund') }));
    await expect(on.REFUND).toHaveBeenCalledOnce();
  },
});

export const ToPay = meta.story({
  args: { actions: actionsOf('toPay') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(buttons(canvasElement)).toEqual([
      say('Cancel order'),
      say('orderActions.chat'),
      say('Pay now'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: say('Pay now') }));
    await expect(on.PAY).toHaveBeenCalledOnce();
  },
});

export const ToDeliver = meta.story({
  args: { actions: actionsOf('toDeliver') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(buttons(canvasElement)).toEqual([say('Cancel order'), say('orderActions.chat')]);
    await userEvent.click(canvas.getByRole('button', { name: say('Cancel order') }));
    await expect(on.CANCEL).toHaveBeenCalledOnce();
  },
});

export const Completed = meta.story({
  args: { actions: actionsOf('completed') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(buttons(canvasElement)).toEqual([say('More'), say('Track'), say('Rate product')]);
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: say('More') }));
    const rows = await screen.findAllByRole('menuitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      say('orderActions.chat'),
      say('Return or refund'),
      say('Delete'),
    ]);
  },
});

export const Cancelled = meta.story({
  args: { actions: ['DELETE'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Delete') }));
    await expect(on.DELETE).toHaveBeenCalledOnce();
  },
});

export const ActionsNone = meta.story({
  parameters: behaviour,
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ScreenCannot = meta.story({
  args: { on: { CONFIRM_RECEIPT: on.CONFIRM_RECEIPT } },
  play: async ({ canvasElement }) => {
    await expect(buttons(canvasElement)).toEqual([say('Confirm receipt')]);
  },
});

export const ActionRefusedWhy = meta.story({
  args: {
    actions: actionsOf('toDeliver'),
    refused: 'This order can no longer be cancelled: the shop shipped it on 4 May',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the shop shipped it on 4 May');
    await expect(canvas.getByRole('button', { name: say('Cancel order') })).toBeEnabled();
  },
});

export const Busy = meta.story({
  args: { busy: 'CONFIRM_RECEIPT' },
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: say('Confirm receipt') });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(on.CONFIRM_RECEIPT).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: say('Track') })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({
  args: { actions: actionsOf('toPay') },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
