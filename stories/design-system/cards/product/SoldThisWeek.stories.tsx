import { expect } from 'storybook/test';
import { SoldThisWeek } from '#src/design-system/cards/product/SoldThisWeek.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: SoldThisWeek, args: { count: 34 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('+{count, number} this week', { count: 34 }))).toBeVisible();
  },
});

export const NothingSold = meta.story({
  parameters: behaviour,
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
});
