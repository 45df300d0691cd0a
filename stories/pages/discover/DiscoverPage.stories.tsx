import { expect } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { DiscoverPage } from '#src/pages/discover/DiscoverPage.tsx';
import * as page from '#src/pages/discover/discover.route.ts';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { paths, patterns } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { categoryName, firstFound } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';

const sub = (url: string) => ({ path: patterns.discoverSub, page, initialEntries: [url] });

const meta = preview.meta({
  component: DiscoverPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.discover, page, initialEntries: [paths.discover] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Discover') })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: say('discoverPage.all') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('link', { name: firstFound().prodName })).toBeVisible();
  },
});

export const OfACategory = meta.story({
  parameters: { router: sub(discoverUrl(10_019, 'Kitchen Appliances')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: categoryName(10_019) })).toBeVisible();
  },
});

export const UnknownCategory = meta.story({
  parameters: { router: sub('/discover/sub/nothing-99999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products here yet'))).toBeVisible();
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
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
