import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anOrder, anOrderItem } from '#mocks/fixtures/orders.ts';
import { RefundPieces } from '#src/design-system/forms/refund/RefundPieces.tsx';
import preview from '#storybook/preview.tsx';
import { likeText, say } from '#storybook/say.ts';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof RefundPieces>) {
  const [kept, keep] = useState(value);
  return (
    <RefundPieces
      {...rest}
      value={kept}
      onChange={(next) => {
        onChange(next);
        keep(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: RefundPieces,
  args: {
    label: 'Which?',
    items: anOrder().items,
    value: {},
    onChange: fn(),
    refundHrefOf: (refundSn: string) => `/Refund?refundSn=${refundSn}`,
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: likeText(anOrder().items[0]?.prodName ?? '?') }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ 70_009: 2 });
    await userEvent.click(canvas.getByRole('button', { name: say('One fewer') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ 70_009: 1 });
    await expect(canvas.getByRole('button', { name: say('One fewer') })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: likeText(anOrder().items[0]?.prodName ?? '?') }),
    );
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
  },
});

export const SomeCannot = meta.story({
  args: {
    items: [
      anOrderItem(),
      anOrderItem({ orderItemId: 2, refundableCount: 0, refundSn: 'RF2605040005', refundStatus: 'APPLIED' }),
      anOrderItem({ orderItemId: 3, refundableCount: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('checkbox');
    await expect(first).toBeEnabled();
    await expect(second).toBeDisabled();
    await expect(third).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'RF2605040005' })).toHaveAttribute(
      'href',
      '/Refund?refundSn=RF2605040005',
    );
    await expect(canvas.getByText(say('Can no longer be returned'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which?' })).toHaveAccessibleDescription(
      'This field is required',
    );
  },
});

export const LongText = meta.story({
  args: { items: [anOrderItem({ prodName: hostile.long, skuName: hostile.word })], value: { 70_009: 2 } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
