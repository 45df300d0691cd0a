import { expect } from 'storybook/test';
import { aPriceRise, aTotalRise } from '#mocks/fixtures/checkout-special.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CheckoutChanges } from '#src/design-system/cards/CheckoutChanges.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CheckoutChanges,
  args: { changes: [aPriceRise(), aTotalRise()] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent('Rs 10,490 → Rs 10,590');
    await expect(note).toHaveTextContent('was Rs 42,720, is now Rs 42,820');
  },
});

export const Lower = meta.story({
  args: { changes: [{ what: 'delivery', before: money(48_000), now: money(0) }] },
});

export const NothingChanged = meta.story({
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru' },
  args: { changes: [{ ...aPriceRise(), name: hostile.long }, aTotalRise()] },
});
