import { setTimeout as pause } from 'node:timers/promises';
import {
  type Buyer,
  countOrders,
  findThing,
  logIn,
  sendUntilAnswered,
  stockOf,
} from '../service/order-loop.ts';
import { type Fault, judge, type Outcome } from './fault.ts';
import { startLoad } from './load.ts';
import { openPlace } from './place.ts';
import { smallDisk } from './small-disk.ts';

/** The disk stays full for a while, and until so many orders were refused; the first ones find room in the pages that there are. */
const refusalsWanted = 20;
const fullMsMin = 15_000;
const fullMsMax = 90_000;
const settledMs = 5_000;
const supplied = 20_000;
const buyersMax = 4;

const counted = (statuses: readonly number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
};

/** The disk under the tables is full while orders come in, and then has room again. */
const filling = (on: 'PGlite' | 'PostgreSQL'): Fault => ({
  name: 'disk-full',
  on,
  async run(): Promise<Outcome> {
    const disk = smallDisk(400);
    if ('missing' in disk) return { held: undefined, line: disk.missing };
    const place = await openPlace(on, on === 'PostgreSQL' ? { tables: disk.folder } : {});
    try {
      const shop = await place.shop(on === 'PGlite' ? { dataDir: disk.folder } : {});
      await shop.start();
      const thing = await findThing(shop, supplied);
      const buyers: Buyer[] = [];
      for (let number = 0; number < buyersMax; number += 1)
        buyers.push(await logIn(shop, `0094${716_000_000 + number}`));
      const load = startLoad({ shop, buyers, thing, readers: 2, pages: 1 });
      await pause(2_000);
      disk.fill();
      const began = performance.now();
      const refusals = () =>
        load.answers.filter(({ kind, status }) => kind === 'order' && status === 503).length;
      for (
        let ms = 0;
        ms < fullMsMin || (refusals() < refusalsWanted && ms < fullMsMax);
        ms = performance.now() - began
      ) {
        await pause(250);
        // What the database gave back meanwhile is taken, too.
        disk.fill();
      }
      const ended = performance.now();
      disk.free();
      const back = performance.now();
      await pause(settledMs);
      const answers = await load.stop();
      const during = answers.filter(({ ms, at }) => at - ms > began && at < ended);
      const statuses = (kind: string) =>
        during.filter((one) => one.kind === kind).map(({ status }) => status);
      const [orders, reads, pages] = [statuses('order'), statuses('read'), statuses('page')];
      const good = answers.find(({ kind, status, at }) => kind === 'order' && status === 200 && at > back);
      for (const buyer of buyers) {
        for (const intent of buyer.intents) if (!intent.answer) await sendUntilAnswered(shop, buyer, intent);
      }
      const intents = buyers.flatMap((buyer) => buyer.intents);
      const confirmed = intents.filter(({ answer }) => answer).length;
      const counts = await Promise.all(buyers.map((buyer) => countOrders(shop, buyer)));
      const stored = counts.reduce((sum, count) => sum + count, 0);
      const stock = await stockOf(shop, thing);
      const recovery = good ? `${((good.at - back) / 1000).toFixed(1)} s` : 'never';
      return judge(
        `full for ${((ended - began) / 1000).toFixed(0)} s: orders ${counted(orders)}, reads ${counted(reads)}, pages ${counted(pages)}; orders again in ` +
          `${recovery} without a restart; confirmed ${confirmed} = stored ${stored}, ` +
          `stock ${stock} + sold ${stored} = start ${stock + stored} of ${supplied}`,
        {
          'orders were refused with 503': orders.includes(503),
          'writes are answered 503 only': orders.every((status) => [200, 409, 503].includes(status)),
          'reads go on': reads.length > 0 && reads.every((status) => status === 200),
          'pages go on': pages.length > 0 && pages.every((status) => status === 200),
          'orders go on when there is room': good !== undefined,
          'the process lives': !shop.isOver(),
          'confirmed = stored': confirmed === stored && confirmed === intents.length,
          'stock + sold = start': stock + stored === supplied,
        },
      );
    } finally {
      await place.close();
      disk.remove();
    }
  },
});

export const diskFull = [filling('PGlite'), filling('PostgreSQL')];
