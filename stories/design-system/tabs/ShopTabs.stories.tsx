import { expect } from 'storybook/test';
import { ShopTabs } from '#src/design-system/tabs/ShopTabs.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const hrefs = {
  home: '/store/casora/2003',
  all: '/store/casora/2003?tab=all',
  new: '/store/casora/2003?tab=new',
  vouchers: '/store/casora/2003?tab=vouchers',
  about: '/store/casora/2003?tab=about',
};

const meta = preview.meta({
  component: ShopTabs,
  args: { current: 'home' as const, hrefs, counts: { all: 214 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Sections of the shop') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Shop home') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: `${say('All products')} 214` })).toHaveAttribute(
      'href',
      '/store/casora/2003?tab=all',
    );
  },
});

export const AllProducts = meta.story({ args: { current: 'all' } });

export const Few = meta.story({
  args: { hrefs: { home: hrefs.home, all: hrefs.all }, counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Many = meta.story({ args: { counts: { all: 12_400, vouchers: 128, new: 999 } } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
