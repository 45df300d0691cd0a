import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountedOperations } from '#service/http/contract.ts';
import { openShop, type Shop } from '../service/shop.ts';
import { addressOf, type Call, callOf, send } from './calls.ts';
import { describedCheck } from './described.ts';
import { faultsFor, spoil } from './faults.ts';
import { type Mounted, mounted } from './mounted.ts';
import { realNames } from './real-things.ts';
import { openTally } from './tally.ts';
import { faultsOf } from './verdict.ts';
import { openVisit } from './visit.ts';
import { wishesFor } from './wishes.ts';
import { insertShowcase, restock } from './world.ts';

const seed = Number(process.env.CONTRACT_SEED ?? 20_260_504);
const numRuns = Number(process.env.CONTRACT_CASES ?? 20);
/** So many cases one shopper is used for; later ones find the address book full. */
const casesOfVisit = 50;
/** So many simpler cases are tried once one has failed; each may have to place orders. */
const shrinksMax = 100;
const isTold = process.env.CONTRACT_TABLE !== undefined;

const tally = openTally();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ options: { rateLimitFactor: 100_000 } });
  await insertShowcase(shop.db);
});
afterAll(async () => {
  await shop.close();
  if (isTold) console.log(`seed ${seed}\n${tally.table()}`);
});

/** A request as a person reads it, cut where it is long. */
function told(operation: Mounted, call: Call): string {
  const body =
    typeof call.raw === 'object' ? `<${call.raw.length} bytes>` : (call.raw ?? JSON.stringify(call.body));
  const headers = JSON.stringify({
    ...call.headers,
    ...(call.headers.Authorization && call.broken !== 'token' && { Authorization: '<good token>' }),
  });
  return [`${operation.method} ${addressOf(operation, call)}`, headers, body ?? '']
    .map((part) => part.slice(0, 1_500))
    .join('\n');
}

test('every operation that is mounted is tried', () => {
  expect(mounted.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...mountedOperations()].toSorted(),
  );
});

/** A stream has no end to wait for; its answers are looked at where it is listened to (tests/service/live.test.ts). */
const ending = mounted.filter(({ operationId }) => operationId !== 'streamEvents');

test.each(ending)('$operationId keeps to the contract', async (operation) => {
  await restock(shop.db);
  let visit = openVisit(shop);
  let turns = 0;
  const fits = describedCheck(operation);
  const fault = fc.option(faultsFor(operation), { freq: 2, nil: undefined });
  const cases = fc.record({ wish: wishesFor(operation, realNames), fault }, { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(fc.limitShrink(cases, shrinksMax), async ({ wish, fault: one }) => {
      turns += 1;
      if (turns % casesOfVisit === 0) visit = openVisit(shop);
      const call = await callOf(operation, wish, visit);
      if (one) await spoil(one, call, operation, visit.badTokens);
      const isDescribed = fits(call);
      const began = performance.now();
      const answer = await send(shop, operation, call).catch((broken: Error) => {
        throw new Error(`${broken.message}\n${told(operation, call)}`);
      });
      const faults = faultsOf(operation, call, answer, isDescribed);
      const verdict = answer.status < 400 ? String(answer.status) : String(answer.body.code);
      tally.count(operation.operationId, { fits: isDescribed, verdict, ms: performance.now() - began });
      const said = `→ ${answer.status} ${JSON.stringify(answer.body).slice(0, 1_000)}`;
      expect(faults, `${told(operation, call)}\n${said}`).toEqual([]);
    }),
    { seed, numRuns },
  );
});
