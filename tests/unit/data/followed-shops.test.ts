import { expect, test, vi } from 'vitest';
import { aShop as aStore } from '#mocks/fixtures/shops.ts';
import type { FollowChange, ShopDetail } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import { Refusal } from '#src/data/refusal.ts';
import { followMutations } from '#src/data/shops/followed-shops.mutations.ts';
import { followKeys } from '#src/data/shops/followed-shops.queries.ts';
import { shopKeys } from '#src/data/shops/shops.queries.ts';
import { done } from './mutation-cases.ts';
import { aClient, origin, sriLanka } from './service.ts';

const shopId = 2003;
const detail = shopKeys.detail(sriLanka, shopId);

/** The shops a reader follows, and a service that answers when it is told to. */
function aReader(followed: number[] | null = [7]) {
  const answers: ((status: number) => void)[] = [];
  const wishes: boolean[] = [];
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: async (request) => {
      const { followed: wanted } = (await request.json()) as FollowChange;
      wishes.push(wanted);
      const status = await new Promise<number>((answer) => answers.push(answer));
      const problem = { status, code: 'follow.limit', desc: 'Too many', traceId: 't' };
      const state = { shopId, followed: wanted, followers: wanted ? 101 : 100 };
      return Response.json(status === 200 ? state : problem, { status });
    },
  });
  const client = aClient();
  if (followed) client.setQueryData(followKeys.ids(), followed);
  client.setQueryData(detail, aStore({ followers: 100 }));
  const set = (wanted: boolean) =>
    done(client, followMutations.set({ api, regionId: sriLanka }, client), {
      shopId,
      followed: wanted,
    }).catch((error: unknown) => error);
  /** Answers the call that has waited longest. */
  const answer = async (status: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(status);
  };
  const shown = () => client.getQueryData<number[]>(followKeys.ids());
  const followers = () => client.getQueryData<ShopDetail>(detail)?.followers;
  return { client, set, answer, shown, followers, wishes };
}

test('a shop is followed at once; the number of followers is the service’s', async () => {
  const { client, set, answer, shown, followers } = aReader();
  const setting = set(true);
  await vi.waitFor(() => expect(shown()).toEqual([shopId, 7]));
  expect(followers()).toBe(100);
  await answer(200);
  await setting;
  expect(shown()).toEqual([shopId, 7]);
  expect(followers()).toBe(101);
  expect(client.getQueryState(followKeys.ids())?.isInvalidated).toBe(true);
  expect(client.getQueryState(detail)?.isInvalidated).toBe(false);
});

test('a refused change goes back, and the service’s word is thrown', async () => {
  const { set, answer, shown, followers } = aReader();
  const setting = set(true);
  await vi.waitFor(() => expect(shown()).toEqual([shopId, 7]));
  await answer(409);
  expect(await setting).toBeInstanceOf(Refusal);
  expect(shown()).toEqual([7]);
  expect(followers()).toBe(100);
});

test('the last of quick taps has the word, and the service hears them in their order', async () => {
  const { set, answer, shown, wishes } = aReader([]);
  const taps = [set(true), set(false), set(true)];
  await vi.waitFor(() => expect(shown()).toEqual([shopId]));
  await answer(409);
  await answer(200);
  expect(shown()).toEqual([shopId]);
  await answer(200);
  await Promise.all(taps);
  expect(shown()).toEqual([shopId]);
  expect(wishes).toEqual([true, false, true]);
});

test('what is not known yet is not made up', async () => {
  const { set, answer, shown } = aReader(null);
  const setting = set(true);
  await answer(409);
  await setting;
  expect(shown()).toBeUndefined();
});
