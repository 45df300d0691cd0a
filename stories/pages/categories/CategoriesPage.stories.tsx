import { expect } from 'storybook/test';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { CategoriesPage } from '#src/pages/categories/CategoriesPage.tsx';
import * as page from '#src/pages/categories/categories.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { categoryName } from '../names.ts';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';

const meta = preview.meta({
  component: CategoriesPage,
  beforeEach: ({ msw }) => msw.use(catalogScenarios.wholeTree),
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.categories, page, initialEntries: [paths.categories] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('All categories') })).toBeVisible();
  },
});

export const GoesOn = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('All categories') })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: categoryName(10_001) }));
    await expect(await canvas.findByRole('heading', { name: '/electronics/10001' })).toBeVisible();
  },
});

export const Deep = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.tree),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: categoryName(10_023) })).toHaveAttribute(
      'href',
      '/kettles-toasters/10023',
    );
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.categoriesFailing),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Something went wrong') }),
    ).toBeInTheDocument();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Something went wrong') }),
    ).toBeInTheDocument();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say('All categories') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 1, name: say('All categories') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
