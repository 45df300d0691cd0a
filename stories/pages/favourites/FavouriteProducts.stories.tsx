import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { someFavourites } from '#mocks/fixtures/favourites.ts';
import { favouriteScenarios } from '#mocks/handlers/favourites.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { FavouritesPage } from '#src/pages/favourites/FavouritesPage.tsx';
import * as page from '#src/pages/favourites/favourites.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FavouritesPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.favourites, page, initialEntries: [paths.favourites] },
    chromatic: { modes: stateModes },
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
    await userEvent.click(await canvas.findByRole('button', { name: say('Edit') }));
    for (const { prodName } of someFavourites(2))
      await userEvent.click(
        canvas.getByRole('checkbox', { name: say('cardGlass.choose', { name: prodName }) }),
      );
    await expect(canvas.getByRole('checkbox', { name: say('Choose all') })).toBePartiallyChecked();
  },
});

export const RemovesChosen = EditMode.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Edit') }));
    for (const { prodName } of someFavourites(2))
      await userEvent.click(
        canvas.getByRole('checkbox', { name: say('cardGlass.choose', { name: prodName }) }),
      );
    await expect(canvas.getByRole('checkbox', { name: say('Choose all') })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: say('Remove {count, number}', { count: 2 }) }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const ClearedUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say('favourites.count', { count: 6 }))).toBeVisible();
    const [heart] = canvas.getAllByRole('button', { name: like('Favourite: {name}'), pressed: true });
    await userEvent.click(heart!);
    await expect(await canvas.findByText(say('favourites.count', { count: 5 }))).toBeVisible();
  },
});

export const TakesBack = ClearedUndo.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say('favourites.count', { count: 6 }))).toBeVisible();
    const [heart] = canvas.getAllByRole('button', { name: like('Favourite: {name}'), pressed: true });
    await userEvent.click(heart!);
    await expect(await canvas.findByText(say('favourites.count', { count: 5 }))).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: say('Undo') }));
    await expect(await canvas.findByText(say('favourites.count', { count: 6 }))).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(favouriteScenarios.removeFailing),
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: like('Favourite: {name}') });
    await userEvent.click(heart!);
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});
