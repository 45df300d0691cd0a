import { expect, fn } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceField } from '#src/design-system/primitives/form/PriceField.tsx';
import preview from '#storybook/preview.tsx';
import { inStory } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: PriceField,
  args: { label: 'Lowest price', value: money(1_249_000), onChange: fn() },
  decorators: [
    (Story) => (
      <div className="flex max-w-48 has-[>dl]:max-w-none has-[>dl]:block">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Lowest price' });
    await expect(field).toHaveValue(inStory().formatNumber(12_490));
    await userEvent.clear(field);
    await userEvent.type(field, '800{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(80_000);
  },
});

export const Untouched = meta.story({
  args: { value: money(99_999_990_000, 'LAK') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        LKR: <PriceField label="LKR" value={money(1_249_000)} onChange={fn()} />,
        CNY: <PriceField label="CNY" value={money(28_900, 'CNY')} onChange={fn()} />,
        LAK: <PriceField label="LAK" value={money(125_000_000, 'LAK')} onChange={fn()} />,
        TRY: <PriceField label="TRY" value={money(124_990, 'TRY')} onChange={fn()} />,
        Disabled: <PriceField label="Disabled" value={money(0)} disabled onChange={fn()} />,
      }}
    />
  ),
});
