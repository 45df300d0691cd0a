import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aFollowedShop, someFollowedShops } from '#mocks/fixtures/followed-shops.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { followedShopScenarios, rememberingFollowedShops } from '#mocks/handlers/followed-shops.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { FavouritesPage } from '#src/pages/favourites/FavouritesPage.tsx';
import * as page from '#src/pages/favourites/favourites.route.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: FavouritesPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.favourites, page, initialEntries: [paths.favourites] },
    chromatic: { modes: stateModes },
  },
});

const shops = {
  router: { path: paths.favourites, page, initialEntries: [`${paths.favourites}?tab=shops`] },
};
const everyShop = [2003, 2010, 2014, 2019];

export const Shops = meta.story({
  parameters: shops,
  beforeEach: ({ msw }) => msw.use(...rememberingFollowedShops(everyShop)),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: say('Shops you follow') });
    await expect(list.children).toHaveLength(4);
    await expect(
      await canvas.findByRole('link', { name: `${say('collectionTabs.shops')} 4` }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Casora Home Appliances' })).toBeVisible();
    await expect(canvas.getByText(say('shopCard.closed'))).toBeVisible();
  },
});

export const GoesToProducts = Shops.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: say('Shops you follow') });
    await expect(list.children).toHaveLength(4);
    await expect(
      await canvas.findByRole('link', { name: `${say('collectionTabs.shops')} 4` }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Casora Home Appliances' })).toBeVisible();
    await expect(canvas.getByText(say('shopCard.closed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: say('Products') }));
    await expect(await canvas.findByText(say('favourites.count', { count: 6 }))).toBeVisible();
  },
});

export const LetGoUndo = meta.story({
  parameters: shops,
  beforeEach: ({ msw }) => msw.use(...rememberingFollowedShops(everyShop)),
  play: async ({ canvas, userEvent }) => {
    const button = { name: say('Following {shop}', { shop: 'Mekong Pantry' }) };
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(
      await screen.findByText(say('You no longer follow {shop}', { shop: 'Mekong Pantry' })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: `${say('collectionTabs.shops')} 3` })).toBeVisible();
  },
});

export const TakesBack = LetGoUndo.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const button = { name: say('Following {shop}', { shop: 'Mekong Pantry' }) };
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(
      await screen.findByText(say('You no longer follow {shop}', { shop: 'Mekong Pantry' })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: `${say('collectionTabs.shops')} 3` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Undo') }));
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: `${say('collectionTabs.shops')} 4` })).toBeVisible();
  },
});

export const LetGoRejected = meta.story({
  parameters: shops,
  beforeEach: ({ msw }) => msw.use(followedShopScenarios.changeFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('Following {shop}', { shop: 'Mekong Pantry' }) }),
    );
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: say('Following {shop}', { shop: 'Mekong Pantry' }) }),
    ).toBeVisible();
  },
});

export const NoShops = meta.story({
  parameters: shops,
  beforeEach: ({ msw }) => msw.use(followedShopScenarios.none, followedShopScenarios.noneYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No shops followed yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Find shops') })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: say('Shops') })).toBeVisible();
  },
});

export const ShopsLoading = meta.story({
  parameters: shops,
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/user/collection/shops', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const ShopsError = meta.story({
  parameters: shops,
  beforeEach: ({ msw }) => msw.use(followedShopScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = ShopsError.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
});

export const ShopsOnAPhone = meta.story({
  parameters: shops,
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/shops', ({ response }) => {
        const records = [aFollowedShop({ shopName: hostile.word.slice(0, 80) }), ...someFollowedShops(3)];
        return response(200).json({ records, total: 4, size: 24, current: 1, pages: 1 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
