import { expect, within } from 'storybook/test';
import { serviceScenarios } from '#mocks/handlers/service.ts';
import { RouteProblem } from '#src/app/RouteProblem.tsx';
import { MissingCode } from '#src/domain/late-code.ts';
import { paths } from '#src/domain/urls.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';
import * as categories from '#src/pages/categories/categories.route.ts';
import * as notFound from '#src/pages/not-found/not-found.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { withWaitingBar } from '../waiting-bar.ts';

const fails = (fault: unknown) => ({
  path: paths.home,
  initialEntries: [paths.home],
  page: {
    Component: () => null,
    loader: () => {
      throw fault;
    },
  },
});

const meta = preview.meta({
  component: RouteProblem,
  parameters: { layout: 'fullscreen', chromatic: { modes: stateModes } },
});

/** An address that no screen has. */
export const NotFound = meta.story({
  parameters: { router: { path: '*', page: notFound, initialEntries: ['/nothing/at/all'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Go to Home') })).toHaveAttribute('href', paths.home);
  },
});

/** A screen that could not be shown. */
export const Crash = meta.story({
  parameters: { router: fails(new TypeError('A fault of the shop')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

/** The code of a screen did not come; the bar that every page has says so, too. */
export const ChunkFailed = meta.story({
  parameters: { router: fails(new MissingCode(true)) },
  beforeEach: () => {
    const takeOff = withWaitingBar();
    waitingBar()?.failed('code', () => undefined);
    return takeOff;
  },
  play: async ({ canvas }) => {
    const page = within(document.documentElement);
    await expect(await page.findByText(say('A part of this page could not be loaded.'))).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

/** The service is closed for work on it. */
export const Maintenance = meta.story({
  parameters: { router: { path: paths.categories, page: categories, initialEntries: [paths.categories] } },
  beforeEach: ({ msw }) => msw.use(serviceScenarios.unavailable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say('We are working on the mall. It opens again soon.'),
    );
  },
});

export const LongText = meta.story({
  parameters: { router: { path: '*', page: notFound, initialEntries: ['/nothing/at/all'] } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Go to Home') })).toBeVisible();
  },
});
