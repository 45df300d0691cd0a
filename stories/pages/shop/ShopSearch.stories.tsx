import { expect } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { ShopPage } from '#src/pages/shop/ShopPage.tsx';
import * as page from '#src/pages/shop/shop.route.ts';
import { patterns, shopUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const casora = shopUrl(2003, 'Casora Home Appliances');
const at = (...initialEntries: string[]) => ({ path: patterns.store, page, initialEntries });

const meta = preview.meta({
  component: ShopPage,
  parameters: {
    layout: 'fullscreen',
    router: at(casora),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('shop') },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.ofShop),
});

export const Searching = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.inShop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: say('Search in this shop') }),
      'kettle{Enter}',
    );
    await expect(
      await canvas.findByRole('heading', { name: say('storeShelf.found', { count: 3, text: 'kettle' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: say('Search in this shop') })).toHaveValue('kettle');
    await expect(canvas.getByRole('link', { name: like('All products') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const NothingFound = meta.story({
  parameters: { router: at(`${casora}?tab=all&q=bicycle`) },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.emptyCategory),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('This shop has nothing for “{text}”', { text: 'bicycle' })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Search the whole mall') })).toHaveAttribute(
      'href',
      '/SearchResults/bicycle?q=bicycle',
    );
  },
});
