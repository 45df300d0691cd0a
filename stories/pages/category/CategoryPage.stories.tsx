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
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const kitchen = categoryUrl(10_019, 'Kitchen Appliances');
const at = (...initialEntries: string[]) => ({ path: patterns.category, page, initialEntries });

const meta = preview.meta({
  component: CategoryPage,
  parameters: {
    router: at(kitchen),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('category'), ...designOf('category-filters', { state: 'Filters' })] },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kitchen Appliances' })).toBeVisible();
    await expect(await canvas.findByText('31 products', { ignore: 'output' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kettles & Toasters' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Price, low first' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Price, low first' })).toHaveAttribute('aria-current', 'true'),
    );
  },
});

export const Many = meta.story({
  parameters: { router: at(`${kitchen}?page=2`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25–48 of 117')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
});

export const NoChildren = meta.story({
  parameters: { router: at(categoryUrl(10_023, 'Kettles & Toasters')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kettles & Toasters' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products here yet')).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kitchen Appliances' })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kitchen Appliances' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Navy Bomber Jacket' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { router: at(`${kitchen}?freeDelivery=true&minRating=4`) },
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('list', { name: 'Filters in force' });
    await expect(within(chips).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove Free delivery' }));
    await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(chips).not.toBeInTheDocument());
  },
});

export const NoneMatch = meta.story({
  parameters: { router: at(`${kitchen}?maxPrice=100`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noneFits),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Nothing fits all of these filters')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Navy Bomber Jacket' })).toBeVisible();
  },
});

export const UnknownCategory = meta.story({
  parameters: { router: at('/nothing/99999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be found')).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
    setNetwork('normal');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen Appliances' })).toBeVisible();
    await expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
