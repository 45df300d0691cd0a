import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FollowButton } from '#src/design-system/cards/shop/FollowButton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FollowButton,
  args: { shopName: 'Casora Home Appliances', followed: false, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: say('Follow {shop}', { shop: 'Casora Home Appliances' }) }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Followed = meta.story({
  args: { followed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Following {shop}', { shop: 'Casora Home Appliances' }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Large = meta.story({ args: { size: 'lg' } });

export const LargeFollowed = meta.story({ args: { size: 'lg', followed: true } });

export const LongText = meta.story({ args: { shopName: hostile.long }, globals: { language: 'ru' } });
