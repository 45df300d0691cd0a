import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { aFavourite, someFavourites } from '#mocks/fixtures/favourites.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { favouriteScenarios } from '#mocks/handlers/favourites.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { CollectionPage } from '#src/pages/collection/CollectionPage.tsx';
import * as page from '#src/pages/collection/collection.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: CollectionPage,
  parameters: {
    member: true,
    router: { path: paths.favourites, page, initialEntries: [paths.favourites] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await expect(await canvas.findByText('6 products')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText(/500 lower than when you saved it$/)).toBeVisible();
  },
});

export const SomeGone = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in your region')).toBeVisible();
  },
});

/** The service that forgets what it is told to, and takes it back. */
function forgetful() {
  const gone = new Set<number>();
  const all = someFavourites(6);
  const change = (
    path: '/p/user/collection/batchCancel' | '/p/user/collection/batchRestore',
    taken: boolean,
  ) =>
    http.post(path, async ({ request }) => {
      for (const id of (await request.json()).prodIds) {
        if (taken) gone.add(id);
        else gone.delete(id);
      }
      return new HttpResponse(null, { status: 204 });
    });
  return [
    http.get('/p/user/collection/prods', ({ response }) => {
      const records = all.filter(({ prodId }) => !gone.has(prodId));
      return response(200).json({ records, total: records.length, size: 24, current: 1, pages: 1 });
    }),
    change('/p/user/collection/batchCancel', true),
    change('/p/user/collection/batchRestore', false),
  ];
}

export const EditMode = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Choose (?!all)/ });
    await userEvent.click(first!);
    await userEvent.click(second!);
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const ClearedUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('6 products')).toBeVisible();
    const [heart] = canvas.getAllByRole('button', { name: /^Favourite:/, pressed: true });
    await userEvent.click(heart!);
    await expect(await canvas.findByText('5 products')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('6 products')).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(favouriteScenarios.removeFailing),
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Favourite:/ });
    await userEvent.click(heart!);
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
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
    await expect(await canvas.findByText('48 products')).toBeVisible();
    const more = canvas.queryByRole('button', { name: 'Show more' });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText('That is everything', undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(favouriteScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing hung up yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse trending deals' })).toBeVisible();
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
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/prods', ({ response }) =>
        response(200).json({
          records: [aFavourite({ prodName: hostile.long.slice(0, 200) })],
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
