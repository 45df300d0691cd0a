import { expect, fn } from 'storybook/test';
import { VoucherAction } from '#src/design-system/cards/voucher/VoucherAction.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: VoucherAction,
  args: { state: 'collect' as const, onCollect: fn(), onApply: fn(), onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Collect') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  render: (args) => (
    <Sheet
      cells={Object.fromEntries(
        (
          [
            'notYet',
            'collecting',
            'collected',
            'use',
            'apply',
            'applying',
            'applied',
            'notMet',
            'locked',
            'gone',
            'used',
            'expired',
            'withdrawn',
          ] as const
        ).map((state) => [state, <VoucherAction key={state} {...args} state={state} href="/vouchers" />]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not yet open'))).toBeVisible();
    await expect(canvas.getByText(say('In an order'))).toBeVisible();
    await expect(canvas.getByText(say('Withdrawn'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Applying = meta.story({
  args: { state: 'applying' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Apply') }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { state: 'notMet', href: '/' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
