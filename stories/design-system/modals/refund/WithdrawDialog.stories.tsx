import { expect, fn, screen } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { WithdrawDialog } from '#src/design-system/modals/refund/WithdrawDialog.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: WithdrawDialog,
  args: { onWithdraw: fn(), onClose: fn(), busy: false },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: say('Withdraw this request?') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Withdraw') }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Withdraw') }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refused: 'The shop has sent the money already' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The shop has sent the money already');
  },
});

export const LongText = meta.story({
  args: { refused: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
