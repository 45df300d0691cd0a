import { expect, screen } from 'storybook/test';
import { aFavourite, aGoneFavourite, someFavourites } from '#mocks/fixtures/favourites.ts';
import { favouriteScenarios } from '#mocks/handlers/favourites.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { FavouritesPage } from '#src/pages/favourites/FavouritesPage.tsx';
import * as page from '#src/pages/favourites/favourites.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say, like } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: FavouritesPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.favourites, page, initialEntries: [paths.favourites] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Favourites') })).toBeVisible();
    await expect(await canvas.findByText(say('favourites.count', { count: 6 }))).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(like('priceDropNote.lower'))).toBeVisible();
  },
});

export const SomeGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/prods', ({ response }) => {
        const records = someFavourites(6).map((item, index) =>
          index % 2 === 0 ? item : aGoneFavourite({ prodId: item.prodId }),
        );
        return response(200).json({ records, total: 6, size: 24, current: 1, pages: 1 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('Not in your region'))).length).toBeGreaterThan(1);
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/prods', ({ response, query }) => {
        const current = Number(query.get('current') ?? 1);
        const records = someFavourites(24).map((item) => ({ ...item, prodId: item.prodId + current * 100 }));
        return response(200).json({ records, total: 48, size: 24, current, pages: 2 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say('favourites.count', { count: 48 }))).toBeVisible();
    const more = canvas.queryByRole('button', { name: say('infiniteEnd.more') });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText(say('infiniteEnd.end'), undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(favouriteScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No favourites yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse trending deals') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/user/collection/prods', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(favouriteScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByText(say('favourites.count', { count: 6 }))),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/prods', ({ response }) =>
        response(200).json({
          records: [aFavourite({ prodName: longText().slice(0, 200) })],
          total: 1,
          size: 24,
          current: 1,
          pages: 1,
        }),
      ),
    ),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
