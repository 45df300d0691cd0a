import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: HeartButton,
  args: { name: 'Electric Kettle 1.7 L', on: false, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const heart = canvas.getByRole('button', {
      name: say('Favourite: {name}', { name: 'Electric Kettle 1.7 L' }),
      pressed: false,
    });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Sheet
      least={120}
      cells={{
        'on a photo': <HeartButton {...args} />,
        'on a photo, kept': <HeartButton {...args} on />,
        'on a photo, busy': <HeartButton {...args} busy />,
        bare: <HeartButton {...args} tone="bare" />,
        'bare, kept': <HeartButton {...args} tone="bare" on />,
        'bare, busy': <HeartButton {...args} tone="bare" on busy />,
      }}
    />
  ),
});

export const Favourite = meta.story({
  args: { on: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const FavouriteBusy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Bare = meta.story({ args: { tone: 'bare', on: true } });

export const Outline = meta.story({ args: { tone: 'outline' } });

export const LongText = meta.story({ args: { name: hostile.long } });
