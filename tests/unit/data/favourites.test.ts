import { expect, test, vi } from 'vitest';
import type { FavouriteChange, FavouriteState } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { favouriteKeys } from '#src/data/favourites/favourites.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { done } from './mutation-cases.ts';
import { aClient, origin, sriLanka } from './service.ts';

const prodId = 100_003;
const queryKey = favouriteKeys.one(prodId);
const off: FavouriteState = { prodId, collected: false, count: 7 };
const on: FavouriteState = { prodId, collected: true, count: 8 };

/** A product's heart, and a service that answers when it is told to. */
function aHeart(now: FavouriteState | null = off) {
  const answers: ((status: number) => void)[] = [];
  const wishes: boolean[] = [];
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: async (request) => {
      const { collected } = (await request.json()) as FavouriteChange;
      wishes.push(collected);
      const status = await new Promise<number>((answer) => answers.push(answer));
      const problem = { status, code: 'favourite.limit', desc: 'Too many', traceId: 't' };
      return Response.json(status === 200 ? (collected ? on : off) : problem, { status });
    },
  });
  const client = aClient();
  if (now) client.setQueryData(queryKey, now);
  const set = (collected: boolean) => {
    const options = favouriteMutations.set({ api, regionId: sriLanka }, client);
    return done(client, options, { prodId, collected }).catch((error: unknown) => error);
  };
  /** Answers the call that has waited longest. */
  const answer = async (status: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(status);
  };
  const shown = () => client.getQueryData<FavouriteState>(queryKey);
  return { client, set, answer, shown, wishes };
}

test('a heart is set at once, before the service has answered', async () => {
  const { client, set, answer, shown } = aHeart();
  const setting = set(true);
  await vi.waitFor(() => expect(shown()).toEqual(on));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await answer(200);
  await setting;
  expect(shown()).toEqual(on);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('a refused heart goes back, and the service’s word is thrown', async () => {
  const { client, set, answer, shown } = aHeart();
  const setting = set(true);
  await vi.waitFor(() => expect(shown()).toEqual(on));
  await answer(409);
  expect(await setting).toBeInstanceOf(Refusal);
  expect(shown()).toEqual(off);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the last of quick taps has the word, and the service hears them in their order', async () => {
  const { set, answer, shown, wishes } = aHeart();
  const taps = [set(true), set(false), set(true)];
  await vi.waitFor(() => expect(shown()).toEqual(on));
  await answer(409);
  await answer(200);
  expect(shown()).toEqual(on);
  await answer(200);
  await Promise.all(taps);
  expect(shown()).toEqual(on);
  expect(wishes).toEqual([true, false, true]);
});

test('a heart that is not known yet is not made up', async () => {
  const { set, answer, shown } = aHeart(null);
  const setting = set(true);
  await answer(409);
  await setting;
  expect(shown()).toBeUndefined();
});

test('taking out what is no favourite leaves the number of people as it is', async () => {
  const { set, answer, shown } = aHeart();
  const setting = set(false);
  await answer(200);
  await setting;
  expect(shown()).toEqual(off);
});

test('the hearts of a list follow, ahead of the answer and back', async () => {
  const { client, set, answer } = aHeart();
  const hearts = () => client.getQueryData<number[]>(favouriteKeys.ids());
  client.setQueryData(favouriteKeys.ids(), [7]);
  const setting = set(true);
  await vi.waitFor(() => expect(hearts()).toEqual([prodId, 7]));
  await answer(409);
  await setting;
  expect(hearts()).toEqual([7]);
  const kept = set(true);
  await answer(200);
  await kept;
  expect(hearts()).toEqual([prodId, 7]);
});
