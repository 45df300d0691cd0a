import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, judge } from './fault.ts';
import { postgresMissing } from '../service/postgres.ts';
import { openPlace } from './place.ts';
import { startVisitors } from './visitors.ts';

const stopsMax = 20;

/** Asks as a balancer does, until the shop says no; false when it was gone before it had said so. */
async function saysNotReady(origin: string): Promise<boolean> {
  for (;;) {
    try {
      const { status } = await fetch(`${origin}/api/ready`, { headers: { Connection: 'close' } });
      if (status === 503) return true;
    } catch {
      return false;
    }
    await pause(100);
  }
}

/** The built shop is asked to stop, twenty times, while visitors on kept connections ask for pages and calls. */
const stops: Fault = {
  name: 'stop',
  async run() {
    const place = await openPlace(postgresMissing ? 'PGlite' : 'PostgreSQL');
    try {
      const shop = await place.shop();
      let [answered, cut, late, refusedReady] = [0, 0, 0, 0];
      const reasons = new Set<string>();
      let longest = 0;
      for (let round = 0; round < stopsMax; round += 1) {
        await shop.start();
        const visitors = startVisitors(shop.origin);
        await pause(1_000);
        const began = performance.now();
        const ended = shop.stop();
        if (await saysNotReady(shop.origin)) refusedReady += 1;
        await ended;
        longest = Math.max(longest, performance.now() - began);
        const counts = await visitors.stop();
        answered += counts.answered;
        late += counts.afterStop;
        cut += counts.cut.length;
        for (const reason of counts.cut) reasons.add(reason);
      }
      return judge(
        `${stopsMax} stops under load: ${answered} requests answered, ${late} of them after the stop was asked for, ${cut} cut` +
          `${[...reasons].map((reason) => ` (${reason})`).join('')}, /api/ready said 503 first ${refusedReady} times, ` +
          `slowest stop ${(longest / 1000).toFixed(1)} s`,
        {
          'requests were made': answered > stopsMax * 10 && late > 0,
          '0 cut': cut === 0,
          '/api/ready says 503 first': refusedReady === stopsMax,
        },
      );
    } finally {
      await place.close();
    }
  },
};

export const stop = [stops];
