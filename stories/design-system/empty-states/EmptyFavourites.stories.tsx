import { expect } from 'storybook/test';
import { EmptyFavourites } from '#src/design-system/empty-states/EmptyFavourites.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyFavourites, args: { href: '/trending' } });

/** No favourites, with the way to the deals (S8.26). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No favourites yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse trending deals') })).toHaveAttribute(
      'href',
      '/trending',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
