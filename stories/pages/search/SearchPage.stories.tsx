import { expect, screen, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aSearchResult } from '#mocks/fixtures/search.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { http } from '#mocks/http.ts';
import { SearchPage } from '#src/pages/search/SearchPage.tsx';
import * as page from '#src/pages/search/search.route.ts';
import { patterns, searchUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { isWide } from '../../is-wide.ts';
import { silent } from '../silent.ts';

const at = (...initialEntries: string[]) => ({ path: patterns.search, page, initialEntries });

const meta = preview.meta({
  component: SearchPage,
  parameters: {
    router: at(searchUrl('jacket')),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('search'), ...designOf('search-panel', { state: 'Panel' })] },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Results for “jacket”' }),
    ).toBeVisible();
    await expect(canvas.getByText('31 products', { ignore: 'output' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Navy Bomber Jacket' })).toHaveAttribute(
      'href',
      '/products/100170',
    );
    await expect(canvas.getByRole('navigation', { name: 'Sort' })).toBeVisible();
  },
});

export const SecondPage = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&page=2`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.secondPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25–27 of 27')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { router: at(searchUrl('jakcet')) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match for “jakcet”')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'air fryer' })).toBeVisible();
  },
});

export const OnlyShops = meta.story({
  parameters: { router: at(searchUrl('ceylon')) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.onlyShops),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Shops' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('link', { name: 'Tarnfell Outdoor' })).toHaveAttribute(
      'href',
      '/store/tarnfell-outdoor/2012',
    );
  },
});

export const Filtered = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&categoryTypeAttrIds=31001&inStock=true`) },
  play: async ({ canvas }) => {
    if (!isWide()) {
      await expect(await canvas.findByRole('button', { name: 'Filter · 2' })).toBeVisible();
      return;
    }
    const filters = await canvas.findByRole('complementary', { name: 'Filters' });
    await expect(within(filters).getByRole('checkbox', { name: /Navy/ })).toBeChecked();
    await expect(within(filters).getByRole('button', { name: /^In stock/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Remove Navy' })).toBeVisible();
  },
});

export const FilterSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Free delivery/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 31 products' }));
    await expect(await canvas.findByRole('button', { name: 'Filter · 1' })).toBeVisible();
  },
});

export const NoneMatch = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&maxPrice=100`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noneFits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–24 of 117')).toBeVisible();
  },
});

export const DidYouMean = meta.story({
  parameters: { router: at(searchUrl('jakcet')) },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/search', ({ response }) => response(200).json(aSearchResult({ correctedKey: 'jacket' }))),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'jacket' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Results for “jacket”' }),
    ).toBeVisible();
  },
});

/** The route's own loader waits for the results, and would show nothing before they are there. */
export const Loading = meta.story({
  parameters: {
    router: {
      path: patterns.search,
      page: { Component: SearchPage },
      initialEntries: [searchUrl('jacket')],
    },
  },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/search', abortSignal)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Results for “jacket”' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Navy Bomber Jacket' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: { router: at(searchUrl(hostile.word)) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`No match for “${hostile.word}”`)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const ChineseText = meta.story({
  parameters: { router: at(searchUrl('羽绒服')) },
  globals: { language: 'zh', region: 'cn' },
});

export const CyrillicText = meta.story({
  parameters: { router: at(searchUrl('непромокаемая куртка с капюшоном')) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
