import { expect } from 'storybook/test';
import { shopScenarios } from '#mocks/handlers/shops.ts';
import { AboutPage } from '#src/pages/about/AboutPage.tsx';
import * as page from '#src/pages/about/about.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine } from '../page-plays.ts';

const meta = preview.meta({
  component: AboutPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.about, page, initialEntries: [paths.about], frameAsks: true },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('About iCan Mall') }),
    ).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say('categoryTileRow.label') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Pictures and drawings') })).toHaveAttribute(
      'href',
      paths.credits,
    );
  },
});

/** The shops cannot be had; everything else stands. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(shopScenarios.listFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say('categoryTileRow.label') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 1, name: say('About iCan Mall') })),
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
