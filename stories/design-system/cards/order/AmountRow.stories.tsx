import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { AmountRow } from '#src/design-system/cards/order/AmountRow.tsx';
import preview from '#storybook/preview.tsx';
import { sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: AmountRow,
  args: { label: 'Subtotal', value: money(4_224_000) },
  decorators: [
    (Story) => (
      <dl className="max-w-88">
        <Story />
      </dl>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(sayAmount(money(4_224_000)));
  },
});

export const Minus = meta.story({
  args: { label: 'Shop voucher', value: money(10_000), minus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(sayAmount(money(-10_000)));
  },
});

export const Zero = meta.story({ args: { label: 'Delivery fee', value: money(0) } });

export const HugePrice = meta.story({ args: { value: money(999_999_999, 'TRY') } });

export const LongText = meta.story({ args: { label: hostile.long, value: money(999_999_999, 'TRY') } });
