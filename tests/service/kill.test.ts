import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/db/connect.ts';
import { audit } from './audit.ts';
import {
  type Buyer,
  buyThroughKill,
  countOrders,
  findThing,
  logIn,
  lostOrders,
  send,
  stockOf,
  type Thing,
} from './order-loop.ts';
import { shopProcess } from './shop-process.ts';

const kills = 5;
const supplied = 400;

describe('a shop that is killed in the middle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-kill-'));
  const shop = shopProcess({ port: 4225, dataDir });
  const buyers: Buyer[] = [];
  let thing: Thing;

  beforeAll(async () => {
    await shop.start();
    thing = await findThing(shop, supplied);
    for (let number = 0; number < 4; number += 1)
      buyers.push(await logIn(shop, `0094${712_000_000 + number}`));
  });
  afterAll(async () => {
    await shop.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has every order that it confirmed, makes each intent one order, and its stock agrees', async () => {
    for (let round = 0; round < kills; round += 1) {
      await buyThroughKill(shop, buyers, thing, 500);
      for (const buyer of buyers) {
        expect(await lostOrders(shop, buyer)).toEqual([]);
        for (const intent of buyer.intents.filter(({ answer }) => !answer)) {
          expect((await send(shop, buyer, intent)).status).toBe(200);
        }
      }
    }
    const intents = buyers.flatMap((buyer) => buyer.intents);
    const numbers = new Set(intents.flatMap(({ answer }) => answer?.orderNumbers ?? []));
    expect(intents.length).toBeGreaterThan(kills);
    expect(numbers.size).toBe(intents.length);
    const counts = await Promise.all(buyers.map((buyer) => countOrders(shop, buyer)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(intents.length);
    expect(await stockOf(shop, thing)).toBe(supplied - intents.length);
  });

  test('leaves a database in which everything adds up', async () => {
    const sold = buyers.flatMap((buyer) => buyer.intents).length;
    await shop.kill();
    const database = await openDatabase({ dataDir });
    expect(await audit(database.db, new Map([[thing.skuId, supplied]]))).toEqual([]);
    expect(sold).toBeGreaterThan(0);
    await database.close();
  });
});
