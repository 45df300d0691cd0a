import { expect } from 'storybook/test';
import { trendingScenarios } from '#mocks/handlers/trending.ts';
import { TrendingPage } from '#src/pages/trending/TrendingPage.tsx';
import * as page from '#src/pages/trending/trending.route.ts';
import { paths } from '#src/domain/urls.ts';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { firstTrending } from '../names.ts';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';

const meta = preview.meta({
  component: TrendingPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.trending, page, initialEntries: [paths.trending] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Trending') })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: unbroken(firstTrending().prodName) })).toBeVisible();
    await expect(canvas.getAllByText(like('cardGlass.rank'))).toHaveLength(3);
    await expect(canvas.getByText(say('+{count, number} this week', { count: 34 }))).toBeVisible();
  },
});

/** Nothing was sold for seven days: ranked by what was sold in all, and no card claims a week. */
export const QuietWeek = meta.story({
  beforeEach: ({ msw }) => msw.use(trendingScenarios.quiet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: unbroken(firstTrending().prodName) })).toBeVisible();
    await expect(canvas.queryByText(like('+{count, number} this week'))).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(trendingScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products here yet'))).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(trendingScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('heading', { level: 1, name: say('Trending') })),
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('link', { name: unbroken(firstTrending().prodName) })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
