import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { RangeSlider } from '#src/design-system/primitives/form/RangeSlider.tsx';
import preview from '#storybook/preview.tsx';
import { inStory, likeText, say, sayAmount } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

function Kept({ min, max, onChange, ...rest }: ComponentProps<typeof RangeSlider>) {
  const [chosen, choose] = useState({ min, max });
  const change = (next: { min: number; max: number }) => {
    onChange(next);
    choose(next);
  };
  return <RangeSlider {...rest} {...chosen} onChange={change} />;
}

const range = { min: money(1_419_000), max: money(4_789_000) };

const meta = preview.meta({
  component: RangeSlider,
  args: { range, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-92 has-[>dl]:max-w-none">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const least = canvas.getByRole('textbox', { name: say('Lowest price') });
    await expect(least).toHaveValue(inStory().formatNumber(14_190));
    await userEvent.clear(least);
    await userEvent.type(least, `${inStory().formatNumber(20_000.5)}{Enter}`);
    await expect(args.onChange).toHaveBeenCalledWith({ min: 2_000_000, max: 4_789_000 });
    await expect(canvas.getByRole('slider', { name: say('Lowest price') })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(likeText(sayAmount(money(2_000_000)))),
    );
  },
});

export const Keyboard = meta.story({
  args: { min: 2_000_000, max: 3_500_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: say('Lowest price') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 2_030_000, max: 3_500_000 });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 2_030_000, max: 4_789_000 });
  },
});

export const OutOfRange = meta.story({
  args: { max: 3_000_000 },
  play: async ({ canvas, userEvent, args }) => {
    const least = canvas.getByRole('textbox', { name: say('Lowest price') });
    await userEvent.clear(least);
    await userEvent.type(least, '99999999');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 3_000_000, max: 3_000_000 });
    const most = canvas.getByRole('textbox', { name: say('Highest price') });
    await userEvent.clear(most);
    await userEvent.type(most, 'much{Enter}');
    await expect(most).toHaveValue(inStory().formatNumber(30_000));
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={260}
      cells={{
        Whole: <RangeSlider range={range} onChange={fn()} />,
        Narrowed: <RangeSlider range={range} min={2_000_000} max={3_500_000} onChange={fn()} />,
        Disabled: <RangeSlider range={range} disabled onChange={fn()} />,
        'LAK, large': (
          <RangeSlider
            range={{ min: money(0, 'LAK'), max: money(999_999_900, 'LAK') }}
            min={45_000_000}
            max={350_000_000}
            onChange={fn()}
          />
        ),
        'One price': (
          <RangeSlider range={{ min: money(80_000, 'TRY'), max: money(80_000, 'TRY') }} onChange={fn()} />
        ),
      }}
    />
  ),
});

export const Russian = meta.story({
  args: { range: { min: money(10_050, 'TRY'), max: money(1_249_090, 'TRY') } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const [, most] = canvas.getAllByRole('textbox');
    await userEvent.clear(most as HTMLElement);
    await userEvent.type(most as HTMLElement, '9 990,90{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 10_000, max: 999_000 });
  },
});
