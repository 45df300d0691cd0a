import { expect, fn } from 'storybook/test';
import { BannerPlayer } from '#src/design-system/cards/BannerPlayer.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

/** The reader's wish for motion, whatever this machine's is. */
const still = (matches: boolean) => () => {
  const real = window.matchMedia;
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  return () => {
    window.matchMedia = real;
  };
};

const meta = preview.meta({
  component: BannerPlayer,
  args: { onNext: fn() },
  beforeEach: still(false),
  decorators: [
    (Story) => (
      <section className="rounded-xl bg-hero p-4">
        <Story />
      </section>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Pause the banners') })).toBeVisible();
  },
});

export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pause the banners') }));
    const play = canvas.getByRole('button', { name: say('Play the banners') });
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(play).toHaveAccessibleName(say('Play the banners'));
  },
});

export const ReducedMotion = meta.story({
  beforeEach: still(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Play the banners') })).toBeVisible();
  },
});
