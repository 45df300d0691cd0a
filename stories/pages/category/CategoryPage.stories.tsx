import { expect, screen, waitFor, within } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { CategoryPage } from '#src/pages/category/CategoryPage.tsx';
import * as page from '#src/pages/category/category.route.ts';
import { categoryUrl, patterns } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { setNetwork } from '#storybook/conditions/network.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { categoryName, firstFound } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const kitchen = categoryUrl(10_019, 'Kitchen Appliances');
const at = (...initialEntries: string[]) => ({ path: patterns.category, page, initialEntries });

const meta = preview.meta({
  component: CategoryPage,
  parameters: {
    layout: 'fullscreen',
    router: at(kitchen),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('category'), ...designOf('category-filters', { state: 'Filters' })] },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree, searchScenarios.ofCategory),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
    await expect(
      await canvas.findByText(say('listing.count', { count: 12 }), { ignore: 'output' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: categoryName(10_023) })).toBeVisible();
  },
});

export const Sorts = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
    await expect(
      await canvas.findByText(say('listing.count', { count: 12 }), { ignore: 'output' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: categoryName(10_023) })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: say('Price, low first') }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: say('Price, low first') })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
});

export const Many = meta.story({
  parameters: { router: at(`${kitchen}?page=2`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('listing.shown', { from: 25, to: 48, total: 117 })),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
});

export const NoChildren = meta.story({
  parameters: { router: at(categoryUrl(10_023, 'Kettles & Toasters')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: categoryName(10_023) })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products here yet'))).toBeVisible();
  },
});

/** The route's own loader waits for the products too, and would show nothing before they are there. */
async function treeOnly(args: LoaderArgs) {
  const { shop, need } = loading(args);
  await need(catalogQueries.categories(shop, 0, 3));
  return null;
}

export const Loading = meta.story({
  parameters: {
    router: { ...at(kitchen), page: { Component: CategoryPage, loader: treeOnly } },
  },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/search', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('link', { name: firstFound().prodName })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { router: at(`${kitchen}?freeDelivery=true&minRating=4`) },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: say('Active filters') });
    await expect(within(chips).getAllByRole('button')).toHaveLength(2);
  },
});

export const ClearsFilters = Filtered.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('list', { name: say('Active filters') });
    await expect(within(chips).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(chips).getAllByRole('button')[0]!);
    await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: say('filter.clear') }));
    await waitFor(() => expect(chips).not.toBeInTheDocument());
  },
});

export const NoneMatch = meta.story({
  parameters: { router: at(`${kitchen}?maxPrice=100`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noneFits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products match these filters'))).toBeVisible();
  },
});

export const StartsOver = NoneMatch.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(say('No products match these filters'))).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('Clear filters') }));
    await expect(await canvas.findByRole('link', { name: firstFound().prodName })).toBeVisible();
  },
});

export const UnknownCategory = meta.story({
  parameters: { router: at('/nothing/99999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByText(say('listing.count', { count: 12 }), { ignore: 'output' })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LineIsBack = OfflineCold.extend({
  parameters: behaviour,
  play: async () => {
    await expect(await screen.findByText(say('You are offline'))).toBeVisible();
    setNetwork('normal');
    await expect(await screen.findByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
    await expect(screen.queryByText(say('You are offline'))).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
