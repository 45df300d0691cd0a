import {
  type Buyer,
  countOrders,
  findThing,
  intend,
  logIn,
  send,
  sendUntilAnswered,
  stockOf,
} from '../service/order-loop.ts';
import { type Fault, judge } from './fault.ts';
import { openPlace } from './place.ts';

const processesMax = 4;
const buyersMax = 200;
const pieces = 7;

/** Four processes are started at once on an empty database, and two hundred buyers want the same few pieces. */
const fourProcesses: Fault = {
  name: 'processes',
  on: 'PostgreSQL',
  async run() {
    const place = await openPlace('PostgreSQL');
    try {
      const shops = await Promise.all(Array.from({ length: processesMax }, () => place.shop()));
      const began = performance.now();
      const started = await Promise.allSettled(shops.map((shop) => shop.start()));
      const up = started.filter(({ status }) => status === 'fulfilled').length;
      const startSeconds = ((performance.now() - began) / 1000).toFixed(0);
      const [first] = shops;
      if (!first || up < processesMax) {
        const [why] = started.filter(({ status }) => status === 'rejected');
        const reason = why?.status === 'rejected' ? String(why.reason) : '';
        return judge(`${up} of ${processesMax} came up at once: ${reason}`, { 'all come up': false });
      }
      const thing = await findThing(first, pieces);
      const buyers: Buyer[] = [];
      for (let number = 0; number < buyersMax; number += 1) {
        buyers.push(await logIn(first, `0094${714_000_000 + number}`));
      }
      await first.atDesk('stock', String(thing.skuId), String(pieces));
      for (const buyer of buyers) await intend(first, buyer, thing);
      // Each buyer sends one intent to every process at once, as a browser that repeats behind a balancer.
      const told = await Promise.all(
        buyers.map(async (buyer) => {
          const [intent] = buyer.intents;
          if (!intent) throw new Error('a buyer without an intent');
          const all = await Promise.all(shops.map((shop) => send(shop, buyer, intent)));
          return [...all, await sendUntilAnswered(first, buyer, intent)];
        }),
      );
      const last = told.map((answers) => answers.at(-1));
      const bought = last.filter((answer) => answer?.status === 200).length;
      const refused = last.filter((answer) => answer?.code === 'sku.out_of_stock').length;
      const other = told
        .flat()
        .filter(
          ({ status, code }) =>
            status !== 200 &&
            status !== 503 &&
            code !== 'sku.out_of_stock' &&
            code !== 'idempotency.in_progress',
        );
      const counts = await Promise.all(buyers.map((buyer) => countOrders(first, buyer)));
      const stored = counts.reduce((sum, count) => sum + count, 0);
      const doubled = counts.filter((count) => count > 1).length;
      const stock = await stockOf(first, thing);
      return judge(
        `${up} started at once on an empty database in ${startSeconds} s; ${buyersMax} buyers of ${pieces} pieces, each at all ` +
          `${processesMax}: confirmed ${bought} = stored ${stored}, refused ${refused}, doubled ${doubled}, ` +
          `stock ${stock} + sold ${stored} = start ${stock + stored} of ${pieces}`,
        {
          'all come up': up === processesMax,
          'every piece is sold': bought === pieces,
          'confirmed = stored': bought === stored,
          'all others are told that it is sold out': bought + refused === buyersMax,
          'each intent once': doubled === 0,
          'stock + sold = start': stock + stored === pieces,
          [`nothing else is answered ${JSON.stringify(other.slice(0, 3))}`]: other.length === 0,
        },
      );
    } finally {
      await place.close();
    }
  },
};

export const processes = [fourProcesses];
