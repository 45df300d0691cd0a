import { expect, screen } from 'storybook/test';
import { homeScenarios } from '#mocks/handlers/home.ts';
import { TrendingPage } from '#src/pages/trending/TrendingPage.tsx';
import * as page from '#src/pages/trending/trending.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TrendingPage,
  parameters: {
    router: { path: paths.trending, page, initialEntries: [paths.trending] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Rolling Tool Chest' })).toBeVisible();
    await expect(canvas.getAllByText(/^Place \d$/)).toHaveLength(3);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.emptyTag),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products here yet')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.tagFailing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending' })).toBeVisible();
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
