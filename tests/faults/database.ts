import { setTimeout as pause } from 'node:timers/promises';
import {
  type Buyer,
  countOrders,
  findThing,
  logIn,
  sendUntilAnswered,
  stockOf,
} from '../service/order-loop.ts';
import { openLine } from './black-hole.ts';
import { type Fault, judge } from './fault.ts';
import { type Answer, startLoad } from './load.ts';
import { openPlace, type Place } from './place.ts';

type Cluster = NonNullable<Place['cluster']>;
type Line = Awaited<ReturnType<typeof openLine>>;
type Way = {
  name: string;
  begin: (cluster: Cluster, line: Line) => void;
  end: (cluster: Cluster, line: Line) => void;
};

const ways: Way[] = [
  { name: 'database-stop', begin: ({ goDown }) => goDown(), end: ({ comeBack }) => comeBack() },
  { name: 'database-hang', begin: ({ freeze }) => freeze(), end: ({ thaw }) => thaw() },
  { name: 'database-lost', begin: (_, { swallow }) => swallow(), end: (_, { mend }) => mend() },
];

const outageMs = 22_000;
const settledMs = 12_000;
const supplied = 20_000;
const buyersMax = 6;

/**
 * What is promised: an answer to a call, an answer to a page, and life after the end, in milliseconds. A machine that is
 * busy with other things is told by a file, which needs no database; what that takes is added.
 */
const promised = { call: 5_000, page: 3_000, recovery: 10_000 };

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const tried = ({ name, begin, end }: Way): Fault => ({
  name,
  on: 'PostgreSQL',
  async run() {
    const place = await openPlace('PostgreSQL');
    const { cluster } = place;
    if (!cluster) throw new Error('no PostgreSQL');
    const line = await openLine(cluster.port);
    try {
      const shop = await place.shop({
        through: (url) => url.replace(`:${cluster.port}/`, `:${line.port}/`),
        // The pages shall be made, not remembered.
        env: { PAGE_CACHE_MS: '0', COMMAND_LEASE_MS: '5000' },
      });
      await shop.start();
      const thing = await findThing(shop, supplied);
      const buyers: Buyer[] = [];
      for (let number = 0; number < buyersMax; number += 1)
        buyers.push(await logIn(shop, `0094${715_000_000 + number}`));
      const load = startLoad({ shop, buyers, thing, readers: 6, pages: 2 });
      await pause(3_000);
      const began = performance.now();
      begin(cluster, line);
      await pause(outageMs);
      const ended = performance.now();
      end(cluster, line);
      const back = performance.now();
      await pause(settledMs);
      const answers = await load.stop();
      // Whoever waited while the database was away, whenever the answer came; what was both asked and answered then is 503.
      const asked = answers.filter(({ ms, at }) => at > began && at - ms < ended);
      const during = asked.filter(({ ms, at }) => at - ms > began && at < ended);
      const slowest = (...kinds: Answer['kind'][]) =>
        Math.max(
          0,
          ...asked
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ ms, at }) => at - Math.max(began, at - ms)),
        );
      const [slowestCall, slowestPage, slowestFile] = [
        slowest('read', 'order'),
        slowest('page'),
        slowest('file'),
      ];
      const calls = during.filter(({ kind }) => kind === 'read' || kind === 'order');
      const others = calls.filter(({ status }) => ![503, 409].includes(status));
      const pages = during.filter(({ kind }) => kind === 'page');
      const ended503 = pages.filter(({ status }) => status === 503).length;
      const firstGood = (kind: Answer['kind']) =>
        (answers.find((one) => one.kind === kind && one.status === 200 && one.at > back)?.at ?? Infinity) -
        back;
      const recovery = Math.max(firstGood('read'), firstGood('order'), firstGood('page'));
      const lastBad = Math.max(
        0,
        ...answers.filter(({ status }) => status >= 500).map(({ at }) => at - back),
      );
      for (const buyer of buyers) {
        for (const intent of buyer.intents) if (!intent.answer) await sendUntilAnswered(shop, buyer, intent);
      }
      const intents = buyers.flatMap((buyer) => buyer.intents);
      const counts = await Promise.all(buyers.map((buyer) => countOrders(shop, buyer)));
      const stored = counts.reduce((sum, count) => sum + count, 0);
      const confirmed = intents.filter(({ answer }) => answer).length;
      const stock = await stockOf(shop, thing);
      return judge(
        `away for ${seconds(outageMs)}: ${calls.length} calls, slowest ${seconds(slowestCall)}, not 503: ${others.length}; ` +
          `${pages.length} pages, slowest ${seconds(slowestPage)}, ${ended503} of them 503; a file took ${seconds(slowestFile)} at most; life again in ${seconds(recovery)}, ` +
          `last 5xx after ${seconds(lastBad)}; confirmed ${confirmed} = stored ${stored}, ` +
          `stock ${stock} + sold ${stored} = start ${stock + stored} of ${supplied}`,
        {
          'calls were made': calls.length > 0 && pages.length > 0,
          [`a call is answered within ${seconds(promised.call)}`]: slowestCall <= promised.call + slowestFile,
          [`calls are answered 503 only ${JSON.stringify(others.slice(0, 2))}`]: others.length === 0,
          [`a page is answered within ${seconds(promised.page)}`]: slowestPage <= promised.page + slowestFile,
          'pages are answered 503 only': ended503 === pages.length,
          [`life again within ${seconds(promised.recovery)}`]:
            Math.max(recovery, lastBad) <= promised.recovery + slowestFile,
          'the process lives': !shop.isOver(),
          'confirmed = stored': confirmed === stored && confirmed === intents.length,
          'stock + sold = start': stock + stored === supplied,
        },
      );
    } finally {
      if (name === 'database-hang') end(cluster, line);
      line.close();
      await place.close();
    }
  },
});

export const database = ways.map(tried);
