import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sriLanka } from '../service/world.ts';

const paths = [
  `/api/area/listByPid?regionId=659006000343&pid=0`,
  `/?region=LK`,
  `/api/indexTag/taglist?regionId=${sriLanka}`,
  `/SearchResults/tea?q=tea`,
];
const visitorsMax = 16;

/** The shop listens no more: that is said before anything is asked, so nothing is lost. */
const away = new Set(['ECONNREFUSED']);

/** Visitors on kept connections, each asking one thing after another with pauses of different length. */
export function startVisitors(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitorsMax });
  const cut: string[] = [];
  const visit = { going: true };
  let [answered, afterStop, leaving] = [0, 0, false];

  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(`${origin}${path}`, { agent, headers: { 'Accept-Language': 'en' } }, (answer) => {
        if (answer.headers.connection === 'close') leaving = true;
        answer.on('error', reject);
        answer.on('aborted', () => reject(Object.assign(new Error('aborted'), { code: 'CUT_ANSWER' })));
        answer.resume().on('end', () => {
          answered += 1;
          if (leaving) afterStop += 1;
          resolve();
        });
      });
      asked.on('error', reject);
      asked.end();
    });
  const visitor = async (number: number) => {
    for (let turn = number; visit.going; turn += 1) {
      try {
        await ask(paths[turn % paths.length] ?? '/');
      } catch (fault) {
        const { code = String(fault) } = fault as { code?: string };
        if (away.has(code)) return;
        cut.push(code);
      }
      await pause((turn * 7) % 60);
    }
  };
  const all = Array.from({ length: visitorsMax }, (_, number) => visitor(number));

  return {
    async stop() {
      visit.going = false;
      await Promise.all(all);
      agent.destroy();
      return { answered, afterStop, cut };
    },
  };
}
