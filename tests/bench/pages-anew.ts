import { readFileSync } from 'node:fs';
import { connections, run } from './load.ts';
import type { RunningShop } from './shop.ts';

/** The pages that are measured when each is made anew. */
export const anewPages = {
  home: '/',
  list: '/electronics/10001',
  product: '/products/100001',
  search: '/SearchResults/kettle',
} as const;

/** Pages a second, and the shop's processor time for one (ms), which another program's work on the machine changes less. */
export type Anew = { perSecond: number; cpuMs: number; failed: number };

/** Asks a shop whose page cache is off for one page, over and over, at ten connections (Linux). */
export async function pagesAnew(shop: RunningShop, path: string, seconds: number): Promise<Anew> {
  const before = processorMs(shop.pid);
  const { perSecond, good, failed } = await run({
    url: shop.url,
    connections,
    requests: [{ path }],
    headers: { 'accept-encoding': 'br' },
    duration: seconds,
  });
  return { perSecond, cpuMs: (processorMs(shop.pid) - before) / Math.max(1, good), failed };
}

const tickMs = 10;

/** The processor time that a process and its threads had, in ms. */
function processorMs(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
