import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ActionButtons } from '#src/design-system/primitives/action/ActionButtons.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const [pay, change, chat, remove] = [fn(), fn(), fn(), fn()];
const all = [
  { key: 'remove', name: 'Delete', danger: true, onSelect: remove },
  { key: 'chat', name: 'Chat', onSelect: chat },
  { key: 'change', name: 'Change', onSelect: change },
  { key: 'pay', name: 'Pay now', tone: 'primary' as const, onSelect: pay },
];

const meta = preview.meta({ component: ActionButtons, args: { actions: all.slice(1) } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((one) => one.textContent);
    await expect(names).toEqual(['Chat', 'Change', 'Pay now']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(pay).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({ args: { actions: all.slice(0, 1) } });

export const Many = meta.story({
  args: { actions: all },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: say('More') }));
    const rows = await screen.findAllByRole('menuitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['Chat', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

export const KeyboardOnly = meta.story({
  args: { actions: all },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toBeEnabled());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chat' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: say('More') })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pay).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: 'pay' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Chat' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(pay).not.toHaveBeenCalled();
  },
});

export const BusyInTheMenu = meta.story({
  args: { actions: all, busy: 'remove' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('More') })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  },
});

export const RefusedWhy = meta.story({
  args: { refused: 'The card was declined. Choose another way to pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was declined.');
  },
});

export const OnAPhone = meta.story({ args: { actions: all }, globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    actions: [
      { key: 'a', name: hostile.word, onSelect: fn() },
      { key: 'b', name: 'Подтвердить получение заказа', tone: 'primary', onSelect: fn() },
    ],
    refused: hostile.long,
  },
  globals: { viewport: { value: 'phone' } },
});
