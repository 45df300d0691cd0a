import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RatingInput } from '#src/design-system/primitives/form/RatingInput.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const words = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'];

function Kept({ value, onChange, ...rest }: ComponentProps<typeof RatingInput>) {
  const [kept, keep] = useState(value);
  return (
    <RatingInput
      {...rest}
      value={kept}
      onChange={(stars) => {
        onChange(stars);
        keep(stars);
      }}
    />
  );
}

const meta = preview.meta({
  component: RatingInput,
  args: { label: 'How is it?', value: 4 as const, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'How is it?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(words.length);
    await expect(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 4, word: say('Good') }) }),
    ).toBeChecked();
    await expect(canvas.getByText(say('Good'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 2, word: say('Poor') }) }),
    );
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByText(say('Poor'))).toBeVisible();
  },
});

export const None = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Choose a star'))).toBeVisible();
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('radio', {
        name: say('ratingInput.star', { stars: 3, word: say('ratingInput.three') }),
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 1, word: say('Bad') }) }),
    ).toBeChecked();
  },
});

export const Hover = meta.story({
  args: { value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(
      canvas.getByRole('radio', { name: say('ratingInput.star', { stars: 5, word: say('Excellent') }) }),
    );
    await expect(canvas.getByText(say('Excellent'))).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { value: undefined, error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('This field is required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={300}
      cells={Object.fromEntries(
        ([1, 2, 3, 4, 5] as const).map((stars) => [
          words[stars - 1],
          <RatingInput key={stars} label="How is it?" value={stars} onChange={fn()} />,
        ]),
      )}
    />
  ),
});

export const LongText = meta.story({
  args: { label: 'Как вам этот товар после двух недель ежедневного использования?', value: 5 },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
