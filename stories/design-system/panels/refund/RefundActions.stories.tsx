import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn } from 'storybook/test';
import { aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { RefundActions } from '#src/design-system/panels/refund/RefundActions.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const on = { CANCEL: fn(), SUBMIT_EXPRESS: fn(), REAPPLY: fn(), CONTACT_SELLER: fn() };

const meta = preview.meta({
  component: RefundActions,
  args: { actions: aRefundDetail({}, 'accepted').actions, on },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((one) => one.textContent);
    await expect(names).toEqual([say('Withdraw'), say('refundActions.chat'), say('Enter tracking number')]);
    await userEvent.click(canvas.getByRole('button', { name: say('Enter tracking number') }));
    await expect(on.SUBMIT_EXPRESS).toHaveBeenCalledOnce();
  },
});

export const Rejected = meta.story({
  args: { actions: aRefundDetail({}, 'rejected').actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Ask again') }));
    await expect(on.REAPPLY).toHaveBeenCalledOnce();
  },
});

export const Details = meta.story({
  args: { actions: aRefundDetail().actions, onDetails: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('refundActions.details') }));
    await expect(args.onDetails).toHaveBeenCalledOnce();
  },
});

export const ActionsNone = meta.story({
  parameters: behaviour,
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ActionRefusedWhy = meta.story({
  args: { refused: 'The shop has sent the money already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop has sent the money already');
  },
});

export const Busy = meta.story({
  args: { busy: 'CANCEL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Withdraw') }));
    await expect(on.CANCEL).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
