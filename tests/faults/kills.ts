import { openDatabase } from '#service/db/connect.ts';
import { audit } from '../service/audit.ts';
import {
  type Buyer,
  buyThroughKill,
  countOrders,
  findThing,
  logIn,
  lostOrders,
  sendUntilAnswered,
  stockOf,
} from '../service/order-loop.ts';
import { type Fault, judge } from './fault.ts';
import { openPlace } from './place.ts';

const kills = 30;
const supplied = 5_000;
const buyersMax = 6;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The built shop is killed in a loop of orders; after each start the buyers repeat what they had no answer to. */
const killing = (on: 'PGlite' | 'PostgreSQL'): Fault => ({
  name: 'kill',
  on,
  async run() {
    const place = await openPlace(on);
    try {
      // A key that a killed process held is free when its lease has run out; the kills need not wait so long each time.
      const shop = await place.shop({ env: { COMMAND_LEASE_MS: '1500' } });
      await shop.start();
      const thing = await findThing(shop, supplied);
      const buyers: Buyer[] = [];
      for (let number = 0; number < buyersMax; number += 1)
        buyers.push(await logIn(shop, `0094${713_000_000 + number}`));
      const lost: string[] = [];
      let unanswered = 0;
      for (let round = 0; round < kills; round += 1) {
        await buyThroughKill(shop, buyers, thing, 900);
        for (const buyer of buyers) {
          for (const intent of buyer.intents) {
            if (intent.answer) continue;
            unanswered += 1;
            await sendUntilAnswered(shop, buyer, intent);
          }
        }
      }
      for (const buyer of buyers) lost.push(...(await lostOrders(shop, buyer)));
      const intents = buyers.flatMap((buyer) => buyer.intents);
      const confirmed = intents.filter(({ answer }) => answer).length;
      const stored = sum(await Promise.all(buyers.map((buyer) => countOrders(shop, buyer))));
      const numbers = new Set(intents.flatMap(({ answer }) => answer?.orderNumbers ?? []));
      const stock = await stockOf(shop, thing);
      await shop.kill();
      const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: shop.dataDir });
      const broken = await audit(database.db, new Map([[thing.skuId, supplied]]));
      await database.close();
      const doubled = stored - numbers.size;
      return judge(
        `${kills} kills, ${unanswered} intents cut: confirmed ${confirmed} = stored ${stored}, doubled ${doubled}, ` +
          `lost ${lost.length}, stock ${stock} + sold ${stored} = start ${stock + stored} of ${supplied}`,
        {
          'orders were placed and cut': confirmed > kills && unanswered > 0,
          'each intent was confirmed': confirmed === intents.length,
          'confirmed = stored': confirmed === stored,
          'doubled 0': doubled === 0,
          'lost 0': lost.length === 0,
          'stock + sold = start': stock + stored === supplied,
          [`the audit finds nothing ${broken.join('; ')}`]: broken.length === 0,
        },
      );
    } finally {
      await place.close();
    }
  },
});

export const kill = [killing('PGlite'), killing('PostgreSQL')];
