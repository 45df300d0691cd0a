import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { aPriceRise, aTotalRise } from '#mocks/fixtures/checkout-special.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CheckoutChanges } from '#src/design-system/panels/checkout/CheckoutChanges.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: CheckoutChanges,
  args: { changes: [aPriceRise(), aTotalRise()] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const note = canvas.getByRole('alert');
    await expect(note).toHaveTextContent(`${sayAmount(money(1_049_000))} → ${sayAmount(money(1_059_000))}`);
    await expect(note).toHaveTextContent(
      say('was {before}, is now {now}', {
        before: sayAmount(money(4_272_000)),
        now: sayAmount(money(4_282_000)),
      }),
    );
  },
});

export const Lower = meta.story({
  args: { changes: [{ what: 'delivery', before: money(48_000), now: money(0) }] },
});

export const NothingChanged = meta.story({
  parameters: behaviour,
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru' },
  args: { changes: [{ ...aPriceRise(), name: hostile.long }, aTotalRise()] },
});
