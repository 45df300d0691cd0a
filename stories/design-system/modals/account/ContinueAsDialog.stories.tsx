import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ContinueAsDialog } from '#src/design-system/modals/account/ContinueAsDialog.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ContinueAsDialog,
  args: {
    by: 'app' as const,
    name: 'Nimal Perera',
    contact: '…4567',
    onContinue: fn(),
    entering: false,
    onClose: fn(),
  },
});

/** The dialog, once it takes clicks: it does so a moment after it is there. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
};

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName(say('Log in as {name}?', { name: 'Nimal Perera' }));
    await expect(dialog).toHaveAccessibleDescription(like('continueAs.note'));
    await expect(screen.getByRole('button', { name: say('Not now') })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: say('Continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: say('Not now') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SomebodyIsIn = meta.story({
  args: { current: 'Kamala Silva' },
  play: async () => {
    await opened();
    await expect(screen.getByText(say('continueAs.replaces', { current: 'Kamala Silva' }))).toBeVisible();
  },
});

export const Unnamed = meta.story({
  args: { by: 'facebook', name: undefined, contact: undefined },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName(say('continueAs.unnamed', { by: 'facebook' }));
  },
});

export const Busy = meta.story({
  args: { entering: true },
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: say('Continue') }));
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: say('Not now') })).toBeDisabled();
  },
});

export const AsSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { name: hostile.word, current: hostile.word, contact: `n…@${'long-host.'.repeat(8)}example` },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
