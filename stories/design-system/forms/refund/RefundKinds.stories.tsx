import { expect, fn } from 'storybook/test';
import { RefundKinds } from '#src/design-system/forms/refund/RefundKinds.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundKinds,
  args: { value: 'RETURN_REFUND' as const, onChange: fn(), allowed: undefined },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: say('What would you like?') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: like('Keep it and get a refund') }));
    await expect(args.onChange).toHaveBeenCalledWith('REFUND_ONLY');
  },
});

export const MoneyOnly = meta.story({
  args: { value: 'REFUND_ONLY', allowed: ['REFUND_ONLY'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: like('Return it for a refund') })).toBeDisabled();
  },
});

export const Invalid = meta.story({ args: { error: 'Only the money can be asked for' } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
