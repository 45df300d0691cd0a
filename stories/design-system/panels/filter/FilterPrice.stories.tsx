import { expect, fn } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { FilterPrice } from '#src/design-system/panels/filter/FilterPrice.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: FilterPrice,
  args: {
    range: { min: money(148_000), max: money(26_609_000) },
    filters: { minPrice: 500_000 },
    onChange: fn(),
  },
});

/** Prices differ much: equal ratios lie equally far apart, and at its end a thumb narrows nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: say('Lowest price') })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: undefined, maxPrice: undefined });
  },
});

/** All products cost the same: nothing can be narrowed, so that the price is said. */
export const OnePrice = meta.story({
  args: { range: { min: money(519_000), max: money(519_000) }, filters: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(519_000)))).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
});
