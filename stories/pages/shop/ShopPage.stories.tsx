import { expect, waitFor, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aShop } from '#mocks/fixtures/shops.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { shopScenarios } from '#mocks/handlers/shops.ts';
import { voucherScenarios } from '#mocks/handlers/vouchers.ts';
import { http } from '#mocks/http.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { ShopPage } from '#src/pages/shop/ShopPage.tsx';
import * as page from '#src/pages/shop/shop.route.ts';
import { patterns, shopUrl } from '#src/domain/urls.ts';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { categoryName, kettle, storeName } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

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

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: storeName() })).toBeVisible();
    await expect(canvas.getByText(new RegExp(say('shopHeader.since')))).toBeVisible();
    const vouchers = await canvas.findByRole('list', { name: say('Vouchers of this shop') });
    await expect(vouchers.children.length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('button', { name: say('Collect') })).not.toHaveLength(0);
    await expect(await canvas.findByRole('region', { name: say('Best sellers') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: say('All products') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Shop home') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: say('shopHeader.chat') })).toBeVisible();
  },
});

export const NewIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    // In Russian the order of a list is called so, too.
    const tabs = within(await canvas.findByRole('navigation', { name: say('storeTabs.label') }));
    await userEvent.click(await tabs.findByRole('link', { name: say('New in') }));
    await expect(await canvas.findByRole('region', { name: say('New in') })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: say('Sort') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: categoryName(10_019) }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: categoryName(10_019) })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
});

export const Vouchers = meta.story({
  parameters: { router: at(`${casora}?tab=vouchers`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: say('Vouchers of this shop') })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say('All products') })).not.toBeInTheDocument();
  },
});

export const About = meta.story({
  parameters: { router: at(`${casora}?tab=about`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: say('About the shop') })).toHaveTextContent(
      'Kadıköy',
    );
  },
});

export const Many = meta.story({
  parameters: { router: at(`${casora}?tab=all&page=2`) },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('listing.shown', { from: 25, to: 48, total: 117 })),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(shopScenarios.sellsNothing, voucherScenarios.noneOfShop),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Nothing on the shelves yet'))).toBeVisible();
    await expect(
      canvas.queryByRole('region', { name: say('Vouchers of this shop') }),
    ).not.toBeInTheDocument();
  },
});

export const UnknownShop = meta.story({
  beforeEach: ({ msw }) => msw.use(shopScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(shopScenarios.closed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      say('This shop is closed. Nothing can be bought here now.'),
    );
  },
});

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.ofShopFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(await canvas.findByRole('region', { name: say('All products') })).toBeVisible();
  },
});

export const RetriesPart = Partial.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(await canvas.findByRole('region', { name: say('All products') })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('list', { name: say('Vouchers of this shop') })).toBeVisible();
  },
});

/** The route's own loader waits for the products too, and would show nothing before they are there. */
async function shopOnly(args: LoaderArgs) {
  const { shop, need } = loading(args);
  await need(shopQueries.detail(shop, 2003));
  return null;
}

export const Loading = meta.story({
  parameters: { router: { ...at(casora), page: { Component: ShopPage, loader: shopOnly } } },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/prod/pageProd', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: unbroken(kettle()) })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.categoryFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('heading', { level: 1, name: storeName() })).toBeVisible();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('heading', { level: 1, name: storeName() })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('region', { name: say('All products') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/shopDetail/info', ({ response }) =>
        response(200).json(aShop({ shopName: hostile.word.slice(0, 80), intro: longText().slice(0, 500) })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
