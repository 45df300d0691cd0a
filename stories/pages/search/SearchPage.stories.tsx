import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aSearchResult } from '#mocks/fixtures/search.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { http } from '#mocks/http.ts';
import { SearchPage } from '#src/pages/search/SearchPage.tsx';
import * as page from '#src/pages/search/search.route.ts';
import { patterns, productUrl, searchUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { firstFound } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (...initialEntries: string[]) => ({ path: patterns.search, page, initialEntries });

const meta = preview.meta({
  component: SearchPage,
  parameters: {
    layout: 'fullscreen',
    router: at(searchUrl('jacket')),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('search'), ...designOf('search-panel', { state: 'Panel' })] },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Results for “{text}”', { text: 'jacket' }) }),
    ).toBeVisible();
    await expect(canvas.getByText(say('listing.count', { count: 31 }), { ignore: 'output' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: firstFound().prodName })).toHaveAttribute(
      'href',
      productUrl(firstFound().prodId),
    );
    await expect(canvas.getByRole('navigation', { name: say('Sort') })).toBeVisible();
  },
});

export const SecondPage = meta.story({
  parameters: { router: at(`${searchUrl('jacket')}&page=2`) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.secondPage),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('listing.shown', { from: 25, to: 27, total: 27 })),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { router: at(searchUrl('jakcet')) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No match for “{text}”', { text: 'jakcet' }))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'air fryer' })).toBeVisible();
  },
});

export const OnlyShops = meta.story({
  parameters: { router: at(searchUrl('ceylon')) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.onlyShops),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Shops') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('link', { name: 'Tarnfell Outdoor' })).toHaveAttribute(
      'href',
      '/store/tarnfell-outdoor/2012',
    );
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('listing.shown', { from: 1, to: 24, total: 117 })),
    ).toBeVisible();
  },
});

export const DidYouMean = meta.story({
  parameters: { router: at(searchUrl('jakcet')) },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/search', ({ response }) => response(200).json(aSearchResult({ correctedKey: 'jacket' }))),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'jacket' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: say('Search only for “{text}”', { text: 'jakcet' }) }),
    ).toHaveAttribute('href', `${searchUrl('jakcet')}&exact=true`);
  },
});

export const TakesCorrection = DidYouMean.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'jacket' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Results for “{text}”', { text: 'jacket' }) }),
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
      await canvas.findByRole('heading', { level: 1, name: say('Results for “{text}”', { text: 'jacket' }) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('link', { name: firstFound().prodName })),
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('link', { name: firstFound().prodName })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  parameters: { router: at(searchUrl(hostile.word)) },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No match for “{text}”', { text: hostile.word }))).toBeVisible();
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
