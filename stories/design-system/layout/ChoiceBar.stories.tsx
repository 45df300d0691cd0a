import { expect, fn } from 'storybook/test';
import { ChoiceBar } from '#src/design-system/layout/ChoiceBar.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ChoiceBar,
  args: { total: 6, chosen: 2, onChooseAll: fn(), onRemove: fn(), onDone: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', { name: say('Choose all') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChooseAll).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: say('Remove {count, number}', { count: 2 }) }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: say('choiceBar.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const NothingChosen = meta.story({
  args: { chosen: 0 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('Remove {count, number}', { count: 0 }) }),
    ).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const AllSelected = meta.story({
  args: { chosen: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: say('Choose all') })).toBeChecked();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: like('Remove {count, number}', { count: 2 }) }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { total: 500, chosen: 499 },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
