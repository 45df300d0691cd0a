/** Prints the figures of the built shop: weight, speed, start, memory. `npm run build` comes first. */
import { loadavg } from 'node:os';
import { dataFolder, startShop } from './shop.ts';
import { benchCalls } from './calls.ts';
import { benchCheckout } from './checkout.ts';
import { compareWith } from './compare.ts';
import { benchFrontCache } from './front-cache.ts';
import { keepBusy, listToProduct, openBrowser, weigh } from './browser.ts';
import { lighthouseMobile } from './lighthouse.ts';
import { load } from './load.ts';
import { benchMemory } from './memory.ts';
import { printRules, ruleRows } from './rules.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStreams } from './streams.ts';
import { benchTaps } from './taps.ts';
import { benchWorkers } from './workers.ts';

const port = Number(process.env.BENCH_PORT ?? 4320);
const only = process.argv[2];
const region = 'regionId=659006000343';
/** Milliseconds within which the photos of these pages are made. */
const photosMs = 10_000;
const pages = { home: '/', list: '/electronics/10001', product: '/products/100001' };
const browsing = { ...pages, search: '/SearchResults/kettle?q=kettle' };
const calls = {
  home: `/api/indexTag/list?${region}`,
  product: `/api/prod/prodInfo?prodId=100001&${region}`,
  list: `/api/prod/pageProd?categoryId=10001&${region}`,
  search: `/api/search?key=kettle&${region}`,
  suggest: `/api/search/suggest/keyword?keyword=ket&${region}`,
};

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const wants = (part: string) => !only || only === part;
const title = (text: string) => console.log(`\n${text}`);

console.log(`load average before the start: ${loadavg()[0]?.toFixed(2)}`);
if (only === 'scale') {
  await benchScale(port, process.argv[3]);
  process.exit(0);
}
if (only === 'search') {
  await benchSearch(process.argv[3] === undefined ? undefined : Number(process.argv[3]));
  process.exit(0);
}
if (only === 'compare') {
  await compareWith(process.argv[3] ?? 'HEAD', port);
  process.exit(0);
}
if (only === 'calls') {
  const [place, before] = process.argv.slice(3);
  await benchCalls(port, { ...(place && { only: place }), ...(before && { before }) });
  process.exit(0);
}
if (only === 'front-cache') {
  process.exit((await benchFrontCache(port)) ? 0 : 1);
}
if (only === 'workers') {
  await benchWorkers(port);
  process.exit(0);
}
if (only === 'rules') {
  printRules(await ruleRows());
  process.exit(0);
}
if (only === 'checkout') {
  await benchCheckout();
  process.exit(0);
}
if (only === 'memory') {
  await benchMemory(port, process.argv[3] === undefined ? undefined : Number(process.argv[3]));
  process.exit(0);
}
if (only === 'streams') {
  await benchStreams(port);
  process.exit(0);
}
if (only === 'taps') {
  const [before, rounds, scene] = process.argv.slice(3);
  await benchTaps(port, before || undefined, Number(rounds ?? 5), scene);
  process.exit(0);
}
if (only === 'sign-in') {
  await benchSignIn(port);
  process.exit(0);
}
const { folder, drop } = dataFolder();
const first = await startShop(folder, port);
await first.stop();
let shop = await startShop(folder, port);
title('Start');
console.log(
  `first start, with the catalogue: ${ms(first.startedInMs)}; later start: ${ms(shop.startedInMs)}`,
);
await new Promise((rest) => setTimeout(rest, 3000));
console.log(`memory at rest: ${shop.memory().toFixed(0)} MiB`);

const browser = await openBrowser();
if (wants('weight')) {
  title('Weight of a cold page on a phone (compressed, before interaction)');
  // The first look has the photos made as AVIF, which are smaller than what it was answered.
  for (const path of Object.values(browsing)) await weigh(browser, shop.url + path);
  await new Promise((made) => setTimeout(made, photosMs));
  for (const [name, path] of Object.entries(browsing)) {
    const { requests, total, script, style, font, image, html, nodes, markup } = await weigh(
      browser,
      shop.url + path,
    );
    console.log(
      `${name.padEnd(8)} ${requests} requests, ${kib(total)}: html ${kib(html)}, js ${kib(script)}, css ${kib(style)}, fonts ${kib(font)}, pictures ${kib(image)}; ${nodes} nodes, ${kib(markup)} of markup`,
    );
  }
}
if (wants('busy')) {
  title('A phone that is busy with a cold page (CPU four times slower, untouched, the middle of five)');
  for (const [name, path] of Object.entries(browsing)) {
    const { busy, longTasks, longest, blocking } = await keepBusy(browser, shop.url + path);
    console.log(
      `${name.padEnd(8)} ${ms(busy)} of tasks; ${longTasks} of more than 50 ms, the longest ${ms(longest)}, over 50 ms in all ${ms(blocking)}`,
    );
  }
}
if (wants('feel')) {
  title('Feel (CPU four times slower)');
  const took = await listToProduct(browser, shop.url);
  console.log(
    `list to product with its price, hovered before: median ${ms(took[took.length >> 1] ?? 0)}, slowest ${ms(took.at(-1) ?? 0)}, of ${took.length}`,
  );
}
await browser.close();

if (wants('lighthouse')) {
  title('Lighthouse, mobile, median of three');
  for (const [name, path] of Object.entries(browsing)) {
    const result = await lighthouseMobile(shop.url + path);
    if (!result) continue;
    const { score, fcp, lcp, tbt, mainThread, cls } = result;
    console.log(
      `${name.padEnd(8)} score ${score}, FCP ${ms(fcp)}, LCP ${ms(lcp)}, TBT ${ms(tbt)}, main thread ${ms(mainThread)}, CLS ${cls.toFixed(3)}`,
    );
  }
}

if (wants('speed')) {
  const table = async (heading: string, paths: Record<string, string>) => {
    title(heading);
    for (const [name, path] of Object.entries(paths)) {
      const { perSecond, p50, p95, failed } = await load(shop.url, [path], { 'accept-encoding': 'br' });
      console.log(
        `${name.padEnd(8)} ${perSecond.toFixed(0)}/s, p50 ${ms(p50)}, p95 ${ms(p95)}, failed ${failed}`,
      );
    }
  };
  await table('Pages at ten connections (answered again for five seconds)', pages);
  await table('Calls at ten connections', calls);
  await shop.stop();
  shop = await startShop(folder, port, { PAGE_CACHE_MS: '0' });
  await table('Pages at ten connections, each rendered anew', pages);
  console.log(`memory after load: ${shop.memory().toFixed(0)} MiB`);
}
await shop.stop();
drop();
