import { expect, screen, waitFor, within } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { groupBuyScenarios } from '#mocks/handlers/group-buy.ts';
import { regionScenarios } from '#mocks/handlers/regions.ts';
import { homeScenarios } from '#mocks/handlers/home.ts';
import { shopScenarios } from '#mocks/handlers/shops.ts';
import { voucherScenarios } from '#mocks/handlers/vouchers.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import * as page from '#src/pages/home/home.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine } from '../page-plays.ts';
import { withWaitingBar } from '../../waiting-bar.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.home, page, initialEntries: [paths.home] },
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('home'), ...designOf('home-dark', { theme: 'dark' })] },
  },
  beforeEach: ({ msw }) => msw.use(homeScenarios.lastPage),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      say('iCan Mall: one mall, four regions'),
    );
    await expect(await canvas.findByRole('region', { name: say('Offers of the season') })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say('Categories') })).toBeVisible();
    const deals = within(await canvas.findByRole('region', { name: 'Trending deals' }));
    await expect(await deals.findByRole('timer')).toBeVisible();
    for (const name of [
      say('shopRoom.title'),
      say('streetStrip.title'),
      'New arrivals',
      'A weekend, two ways',
      say('Vouchers for you'),
      say('Open doors'),
      say('Brands'),
      say('More good stuff'),
    ])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await expect(await canvas.findByText(say('moreGoodStuff.end'))).toBeVisible();
  },
});

export const SignedIn = meta.story({ parameters: { member: true } });

export const RegionSuggestion = meta.story({
  parameters: {
    router: { path: paths.home, page, initialEntries: [paths.home], newcomer: true },
  },
  beforeEach: ({ msw }) => msw.use(regionScenarios.elsewhere),
  play: async () => {
    // It waits until the page is at rest, which takes long beside other stories.
    const suggestion = { name: say('regionSuggestion.label') };
    await expect(await screen.findByRole('region', suggestion, { timeout: 15_000 })).toBeVisible();
    await expect(screen.getByText(like('regionSuggestion.seem'))).toBeVisible();
  },
});

/** After three seconds the bar of the page says that something takes long. */
export const Slow = meta.story({
  beforeEach: ({ msw, abortSignal }) => {
    msw.use(silent('/indexTag/moreGoodStuff', abortSignal));
    return withWaitingBar();
  },
  play: async ({ canvas }) => {
    const whole = within(document.documentElement);
    await expect(await whole.findByText(say('This takes longer than usual.'))).toBeVisible();
    await expect(canvas.queryByText(say('infiniteEnd.end'))).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/indexTag/moreGoodStuff', abortSignal)),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: say('More good stuff') });
    await expect(grid).toBeVisible();
    await expect(canvas.queryByText(say('moreGoodStuff.end'))).not.toBeInTheDocument();
  },
});

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.windowFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('navigation', { name: say('Categories') })).toBeVisible();
  },
});

export const Retries = Partial.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('navigation', { name: say('Categories') })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('region', { name: say('Offers of the season') })).toBeVisible();
  },
});

export const OffersFailing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      voucherScenarios.failing,
      groupBuyScenarios.failing,
      shopScenarios.listFailing,
      catalogScenarios.brandsFailing,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4));
    await expect(canvas.getByRole('region', { name: 'Trending deals' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: say('More good stuff') })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(...homeScenarios.failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: say('errorState.retry') })).toHaveLength(2);
    await expect(canvas.getByRole('navigation', { name: say('Categories') })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.noWindow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: say('More good stuff') })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say('Offers of the season') })).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByText(say('moreGoodStuff.end'))),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(
      await screen.findByText(say('You are offline. This is how it looked last time.')),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('moreGoodStuff.end'))).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
