import { expect } from 'storybook/test';
import { FavouritesTabs } from '#src/design-system/tabs/FavouritesTabs.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FavouritesTabs,
  args: {
    current: 'products' as const,
    hrefs: {
      products: '/collection',
      shops: '/collection?tab=shops',
      waiting: '/collection?tab=waiting',
    },
    counts: { shops: 4 },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Your favourites') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Products') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: `${say('Shops')} 4` })).toHaveAttribute(
      'href',
      '/collection?tab=shops',
    );
  },
});

export const Shops = meta.story({
  args: { current: 'shops', counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Shops') })).toHaveAttribute('aria-current', 'page');
  },
});

export const Waiting = meta.story({
  args: { current: 'waiting', counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('collectionTabs.waiting') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Many = meta.story({ args: { counts: { products: 500, shops: 500, waiting: 100 } } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
