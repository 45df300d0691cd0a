import { expect, screen } from 'storybook/test';
import { rememberingWatches, stockWatchScenarios } from '#mocks/handlers/stock-watches.ts';
import { paths } from '#src/domain/urls.ts';
import { FavouritesPage } from '#src/pages/favourites/FavouritesPage.tsx';
import * as page from '#src/pages/favourites/favourites.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FavouritesPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.favourites, page, initialEntries: [`${paths.favourites}?tab=waiting`] },
    chromatic: { modes: stateModes },
  },
});

const black = 10_000_301;
const squid = 10_051_301;

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: say('Your stock alerts') });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getByText(say('stockWatchCard.back'))).toBeVisible();
  },
});

export const TakesBack = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(...rememberingWatches([black, squid])),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: say('Your stock alerts') });
    await expect(list.children).toHaveLength(2);
    const [remove] = canvas.getAllByRole('button', { name: new RegExp(`^${say('stockWatchCard.remove')}`) });
    await userEvent.click(remove!);
    await expect(await screen.findByText(say('watch.ended'))).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: say('watch.undo') }));
    await expect(await screen.findByText(say('watch.waiting'))).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

export const NothingWaitedFor = meta.story({
  beforeEach: ({ msw }) => msw.use(stockWatchScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('waiting.emptyTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('waiting.emptyAction') })).toHaveAttribute(
      'href',
      paths.trending,
    );
  },
});

export const WaitingLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(stockWatchScenarios.silent),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const WaitingError = meta.story({
  beforeEach: ({ msw }) => msw.use(stockWatchScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const WaitingRetries = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(stockWatchScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});
