import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anOrder, aCancelInfo } from '#mocks/fixtures/orders.ts';
import { CancelDialog } from '#src/design-system/modals/CancelDialog.tsx';
import preview from '#storybook/preview.tsx';

/** As the service answers afterwards, before it has begun. */
const backTo = (how: 'refundToCard' | 'refundToWallet') =>
  aCancelInfo({}, how).refundTo.map(({ to, amount, coins }) => ({ to, amount, coins }));

const meta = preview.meta({
  component: CancelDialog,
  args: {
    order: anOrder({}, 'toPay'),
    back: backTo('refundToWallet'),
    vouchers: true,
    onCancel: fn(),
    cancelling: false,
    onClose: fn(),
  },
});

/** The dialog, once it takes clicks: it does so a moment after it is there. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
};
/** A dialog fades in. */
const seen = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const send = () => screen.getByRole('button', { name: 'Cancel order' });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Why cancel?');
    await expect(dialog).toHaveAccessibleDescription(/Casora Home Appliances, Rs\s35,250/);
    await seen('To your wallet');
    await seen('40 coins');
    await seen('Vouchers that are still valid can be used again.');
    await userEvent.click(screen.getByRole('radio', { name: 'Changed my mind' }));
    await userEvent.click(send());
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'CHANGED_MIND' });
  },
});

export const EachReason = meta.story({
  args: { vouchers: false },
  play: async ({ userEvent, args }) => {
    await opened();
    const reasons = {
      'Duplicate order': 'DUPLICATE',
      'Wrong product description': 'WRONG_SPEC',
      'Changed delivery address': 'ADDRESS',
      'Changed my mind': 'CHANGED_MIND',
      'Found cheaper elsewhere': 'CHEAPER',
      'Delivery time too long': 'TOO_SLOW',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
      await userEvent.click(send());
      await expect(args.onCancel).toHaveBeenLastCalledWith({ reason });
    }
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(send());
    await seen('This field is required');
    await expect(screen.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      'This field is required',
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Paid = meta.story({
  args: { order: anOrder({}, 'toReceive'), back: backTo('refundToCard'), vouchers: false },
  play: async () => {
    await seen('To the bank card you paid with');
    await seen('Rs 23,940');
  },
});

export const Cod = meta.story({
  args: { order: anOrder({}, 'toDeliver'), back: [], vouchers: false },
  play: async () => {
    await seen('You have not paid anything yet, so nothing comes back.');
  },
});

export const Busy = meta.story({
  args: { cancelling: true },
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: 'Changed my mind' }));
    await expect(send()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(send());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refused: 'This order cannot be cancelled any more: the shop has shipped it' },
  play: async () => {
    await seen(/the shop has shipped it$/);
  },
});

export const Keyboard = meta.story({
  args: { back: [] },
  play: async ({ userEvent, args }) => {
    const [first, second] = await screen.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const AsSheet = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { order: anOrder({ shopName: hostile.long }), refused: hostile.word },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
