import { expect } from 'storybook/test';
import { homeScenarios } from '#mocks/handlers/home.ts';
import { TagPage } from '#src/pages/tag/TagPage.tsx';
import * as page from '#src/pages/tag/tag.route.ts';
import { patterns, tagUrl } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { firstOfTag } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';

const deals = tagUrl(4001, 'Trending deals');
const at = (...initialEntries: string[]) => ({ path: patterns.tag, page, initialEntries });

const meta = preview.meta({
  component: TagPage,
  parameters: {
    layout: 'fullscreen',
    router: at(deals),
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trending deals' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: firstOfTag().prodName })).toBeVisible();
    await expect(
      canvas.queryByRole('navigation', { name: say('listingSort.label') }),
    ).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.emptyTag),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No products here yet'))).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.tagFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('heading', { level: 1, name: 'Trending deals' })),
});

export const WithoutId = meta.story({
  parameters: { ...behaviour, router: at('/services/trending') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const UnknownTag = meta.story({
  beforeEach: ({ msw }) => msw.use(homeScenarios.unknownTag),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('link', { name: firstOfTag().prodName })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
