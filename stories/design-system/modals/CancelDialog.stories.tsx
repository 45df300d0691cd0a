import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { anOrder, aCancelInfo } from '#mocks/fixtures/orders.ts';
import { CancelDialog } from '#src/design-system/modals/CancelDialog.tsx';
import preview from '#storybook/preview.tsx';
import { like, likeText, say, sayAmount } from '#storybook/say.ts';

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
const send = () => screen.getByRole('button', { name: say('Cancel order') });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName(say('Why cancel?'));
    await expect(dialog).toHaveAccessibleDescription(
      like('Your order from {shop}, {total}', {
        shop: 'Casora Home Appliances',
        total: sayAmount(money(3_525_000)),
      }),
    );
    await seen(say('refundTenders.wallet'));
    await seen(say('refundTenders.count', { coins: 40 }));
    await seen(say('Vouchers that are still valid can be used again.'));
    await userEvent.click(screen.getByRole('radio', { name: say('Changed my mind') }));
    await userEvent.click(send());
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'CHANGED_MIND' });
  },
});

export const EachReason = meta.story({
  args: { vouchers: false },
  play: async ({ userEvent, args }) => {
    await opened();
    const reasons = {
      DUPLICATE: say('Duplicate order'),
      WRONG_SPEC: say('Wrong product description'),
      ADDRESS: say('Changed delivery address'),
      CHANGED_MIND: say('Changed my mind'),
      CHEAPER: say('Found cheaper elsewhere'),
      TOO_SLOW: say('Delivery time too long'),
    };
    for (const [reason, name] of Object.entries(reasons)) {
      await userEvent.click(screen.getByRole('radio', { name: likeText(name) }));
      await userEvent.click(send());
      await expect(args.onCancel).toHaveBeenLastCalledWith({ reason });
    }
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(send());
    await seen(say('This field is required'));
    await expect(screen.getByRole('group', { name: say('Reason') })).toHaveAccessibleDescription(
      say('This field is required'),
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Paid = meta.story({
  args: { order: anOrder({}, 'toReceive'), back: backTo('refundToCard'), vouchers: false },
  play: async () => {
    await seen(say('The bank card you paid with'));
    await seen(sayAmount(money(2_394_000)));
  },
});

export const Cod = meta.story({
  args: { order: anOrder({}, 'toDeliver'), back: [], vouchers: false },
  play: async () => {
    await seen(say('You have not paid anything yet, so nothing comes back.'));
  },
});

export const Busy = meta.story({
  args: { cancelling: true },
  play: async ({ userEvent, args }) => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: say('Changed my mind') }));
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
