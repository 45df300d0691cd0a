import { expect, screen } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { DiscoverPage } from '#src/pages/discover/DiscoverPage.tsx';
import * as page from '#src/pages/discover/discover.route.ts';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { paths, patterns } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const sub = (url: string) => ({ path: patterns.discoverSub, page, initialEntries: [url] });

const meta = preview.meta({
  component: DiscoverPage,
  parameters: {
    router: { path: paths.discover, page, initialEntries: [paths.discover] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('link', { name: 'Navy Bomber Jacket' })).toBeVisible();
  },
});

export const OfACategory = meta.story({
  parameters: { router: sub(discoverUrl(10_019, 'Kitchen Appliances')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kitchen Appliances' })).toBeVisible();
  },
});

export const UnknownCategory = meta.story({
  parameters: { router: sub('/discover/sub/nothing-99999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be found')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products here yet')).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–24 of 117')).toBeVisible();
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
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
