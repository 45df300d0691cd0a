import { expect, waitFor, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { searchScenarios } from '#mocks/handlers/search.ts';
import { ListingPage } from '#src/pages/listing/ListingPage.tsx';
import * as page from '#src/pages/listing/listing.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { firstFound } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (search: string) => ({ path: paths.listing, page, initialEntries: [`${paths.listing}${search}`] });

const meta = preview.meta({
  component: ListingPage,
  parameters: {
    layout: 'fullscreen',
    router: at('?key=jacket'),
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'jacket' })).toBeVisible();
  },
});

export const Sorts = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'jacket' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: say('Price, low first') }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: say('Price, low first') })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
});

export const OfABrand = meta.story({
  parameters: { router: at('?brand=3012') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shanyue' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { router: at('?categoryTypeAttrIds=31001&inStock=true') },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: say('Active filters') });
    await expect(within(chips).getAllByRole('button')).toHaveLength(2);
  },
});

export const ClearsFilter = Filtered.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('list', { name: say('Active filters') });
    await userEvent.click(within(chips).getAllByRole('button')[0]!);
    await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(1));
  },
});

export const NoneMatch = meta.story({
  parameters: { router: at('?key=jacket&maxPrice=1') },
  beforeEach: ({ msw }) => msw.use(searchScenarios.noneFits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Clear filters') })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(searchScenarios.noMatch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products here yet'))).toBeVisible();
  },
});

export const Many = meta.story({
  parameters: { router: at('?page=2') },
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyProducts),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('listing.shown', { from: 25, to: 48, total: 117 })),
    ).toBeVisible();
  },
});

/** The route's own loader waits for the products, and would show nothing before they are there. */
export const Loading = meta.story({
  parameters: { router: { ...at('?key=jacket'), page: { Component: ListingPage } } },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/search', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'jacket' })).toBeVisible();
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
  parameters: { router: at(`?key=${encodeURIComponent(hostile.word.slice(0, 100))}`) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
