import { expect, test, vi } from 'vitest';
import { exampleOf } from '#mocks/contract-examples.ts';
import { createApi } from '#src/data/api.ts';
import { Refusal } from '#src/data/refusal.ts';
import { voucherMutations } from '#src/data/vouchers/vouchers.mutations.ts';
import { voucherKeys } from '#src/data/vouchers/vouchers.queries.ts';
import { done } from './mutation-cases.ts';
import { aClient, origin, sriLanka } from './service.ts';

const couponId = 7012;
const queryKey = voucherKeys.collected(sriLanka);

/** What the reader holds, and a service that answers when it is told to. */
function aCollector(before: number[] | undefined) {
  const answers: ((status: number) => void)[] = [];
  const keys: (string | null)[] = [];
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'en-US',
    fetch: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      const status = await new Promise<number>((answer) => answers.push(answer));
      const problem = { status, code: 'coupon.sold_out', desc: 'All gone', traceId: 't' };
      return Response.json(status === 200 ? exampleOf('collectVoucher', 'ok') : problem, { status });
    },
  });
  const client = aClient();
  if (before) client.setQueryData(queryKey, before);
  const options = voucherMutations.collect({ api, regionId: sriLanka }, client);
  const collecting = done(client, options, { couponId, key: 'key-of-this-intent-1' }).catch(
    (error: unknown) => error,
  );
  const answer = async (status: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(status);
    return collecting;
  };
  return { client, keys, answer, held: () => client.getQueryData<number[]>(queryKey) };
}

test.each([[undefined], [[7003]]])(
  'a voucher is collected at once, before the service has answered (%j)',
  async (before) => {
    const { client, keys, answer, held } = aCollector(before);
    await vi.waitFor(() => expect(held()).toEqual([...(before ?? []), couponId]));
    await answer(200);
    expect(held()).toContain(couponId);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(keys).toEqual(['key-of-this-intent-1']);
  },
);

test('one that somebody else got goes back, and the service’s word is thrown (S8.14)', async () => {
  const { client, answer, held } = aCollector([7003]);
  await vi.waitFor(() => expect(held()).toContain(couponId));
  expect(await answer(409)).toBeInstanceOf(Refusal);
  expect(held()).toEqual([7003]);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
