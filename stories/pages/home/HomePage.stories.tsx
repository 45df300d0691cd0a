import { expect, screen, waitFor, within } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { groupBuyScenarios } from '#mocks/handlers/group-buy.ts';
import { homeScenarios } from '#mocks/handlers/home.ts';
import { shopScenarios } from '#mocks/handlers/shops.ts';
import { voucherScenarios } from '#mocks/handlers/vouchers.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import * as page from '#src/pages/home/home.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: HomePage,
  parameters: {
    router: { path: paths.home, page, initialEntries: [paths.home] },
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('home'), ...designOf('home-dark', { theme: 'dark' })] },
  },
  beforeEach: ({ msw }) => msw.use(homeScenarios.lastPage),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('iCan Mall');
    await expect(await canvas.findByRole('region', { name: 'Offers of the season' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    const deals = within(await canvas.findByRole('region', { name: 'Trending deals' }));
    await expect(await deals.findByRole('timer')).toBeVisible();
    for (const name of ['Vouchers for you', 'Group buy', 'Open doors', 'Brands', 'More good stuff'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await expect(await canvas.findByText('That is everything')).toBeVisible();
  },
});

export const Member = meta.story({ parameters: { member: true } });

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/indexTag/moreGoodStuff', abortSignal)),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: 'More good stuff' });
    await expect(grid).toBeVisible();
    await expect(canvas.queryByText('That is everything')).not.toBeInTheDocument();
  },
});

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.bannersFailing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Offers of the season' })).toBeVisible();
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
    await expect(canvas.getByRole('region', { name: 'More good stuff' })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(...homeScenarios.failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.noBanners, homeScenarios.noSections),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'More good stuff' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Offers of the season' })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Offers of the season' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline. This is how it looked last time.')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
