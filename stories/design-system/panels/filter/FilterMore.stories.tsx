import { expect, fn } from 'storybook/test';
import { FilterMore } from '#src/design-system/panels/filter/FilterMore.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: FilterMore, args: { hidden: 12, all: false, onToggle: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Show {count, number} more', { count: 12 }) }),
    );
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const All = meta.story({
  args: { hidden: 0, all: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Show fewer') })).toBeVisible();
  },
});

export const NothingHidden = meta.story({
  parameters: behaviour,
  args: { hidden: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
