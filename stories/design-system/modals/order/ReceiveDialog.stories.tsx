import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ReceiveDialog } from '#src/design-system/modals/order/ReceiveDialog.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ReceiveDialog,
  args: { shop: 'Marlowe & Finch', onConfirm: fn(), confirming: false, onClose: fn() },
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
    await expect(dialog).toHaveAccessibleName(say('receiveDialog.ask'));
    await expect(dialog).toHaveAccessibleDescription(
      like('{shop} is paid once you confirm. Check the parcel first.', { shop: 'Marlowe & Finch' }),
    );
    await userEvent.click(screen.getByRole('button', { name: say('Confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: say('Not yet') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { confirming: true },
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: say('Confirm') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: say('Not yet') })).toBeDisabled();
  },
});

export const Refused = meta.story({
  args: { refused: 'This order cannot be confirmed while a refund is open' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('while a refund is open');
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
  args: { shop: hostile.word },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
