import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load.ts';
import { dataFolder, type RunningShop, startShop } from './shop.ts';

const restMs = 5000;
const addresses = 2000;
/** How many addresses are opened at once. */
const atOnce = 4;
const atRestTarget = 450;
const growthTarget = 150;
const defaultMinutes = 10;
const secondsOfALoad = 8;
const languages = ['en', 'zh', 'tr', 'ru', 'pt'];
const region = 'regionId=659006000343';
const mixed = [
  '/',
  '/electronics/10001',
  '/trending?page=2',
  '/SearchResults/kettle?q=kettle',
  '/About',
  '/nowhere',
  `/api/indexTag/list?${region}`,
  `/api/prod/prodInfo?prodId=100001&${region}`,
  `/api/search?key=kettle&${region}`,
  `/api/search/suggest/keyword?keyword=ket&${region}`,
];

/** Different addresses of real pages: each product in each language, as the sitemap lists them. */
async function differentPages(origin: string): Promise<string[]> {
  const listed = await (await fetch(`${origin}/sitemap/products-1.xml`)).text();
  const products = [...listed.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  return languages
    .flatMap((language) => products.map((path) => `${path}?lang=${language}`))
    .slice(0, addresses);
}

/** A page, whole; a connection that the shop has just closed, because it was idle, is opened anew. */
async function read(address: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

async function open(origin: string, paths: readonly string[]) {
  const left = [...paths];
  let failed = 0;
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if ((await read(origin + path)) !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return failed;
}

/** Prints the resident memory of the shop on its embedded database: at rest, after many addresses, after mixed load. */
export async function benchMemory(port: number, minutes = defaultMinutes) {
  const { folder, drop } = dataFolder();
  await (await startShop(folder, port)).stop();
  const shop = await startShop(folder, port);
  await pause(restMs);
  const atRest = shop.memory();
  const say = (when: string, growthFrom?: number) => {
    const now = shop.memory();
    const grown = growthFrom === undefined ? '' : `, ${(now - growthFrom).toFixed(0)} MiB more than at rest`;
    console.log(`${when}: ${now.toFixed(0)} MiB${grown}`);
  };
  say(`at rest (at most ${atRestTarget})`);
  const pages = await differentPages(shop.url);
  const began = performance.now();
  const failed = await open(shop.url, pages);
  const took = (performance.now() - began) / 1000;
  await pause(restMs);
  say(
    `after ${pages.length} different addresses, ${failed} failed, in ${took.toFixed(0)} s (growth at most ${growthTarget})`,
    atRest,
  );
  await mixedLoad(shop, pages, minutes);
  await pause(restMs);
  say(`after ${minutes} minutes of mixed load (growth at most ${growthTarget})`, atRest);
  await shop.stop();
  drop();
}

async function mixedLoad(shop: RunningShop, pages: readonly string[], minutes: number) {
  const until = performance.now() + minutes * 60_000;
  for (let round = 0; performance.now() < until; round += 1) {
    const some = pages.slice((round * 200) % pages.length, ((round * 200) % pages.length) + 200);
    const { perSecond, failed } = await load(shop.url, [...mixed, ...some], { 'accept-encoding': 'br' });
    if (round % 6 === 0)
      console.log(
        `  ${perSecond.toFixed(0)} requests/s for ${secondsOfALoad} s, failed ${failed}; ${shop.memory().toFixed(0)} MiB`,
      );
  }
}
