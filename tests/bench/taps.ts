import { loadavg } from 'node:os';
import { chromiumOverPipe, type PipedChromium } from './chromium-pipe.ts';
import { lte, openTab } from './phone-tab.ts';
import { type Scene, scenes } from './tap-scenes.ts';
import { dataFolder, type RunningShop, startShop } from './shop.ts';
import { register } from './sign-in.ts';

const slower = 4;

type Found = Map<string, number[]>;

async function once(
  browser: PipedChromium,
  shop: Measured['shop'],
  scene: Scene,
  round: number,
  found: Found,
  login: string,
) {
  const tab = await openTab(browser, { slower, network: scene.slowLine ? lte : undefined });
  try {
    for (const [what, took] of Object.entries(await scene.run(tab, shop.url, round, login))) {
      const key = `${scene.title} → ${what}`;
      found.set(key, [...(found.get(key) ?? []), took ?? Number.NaN]);
    }
  } finally {
    await tab.close();
  }
}

/** Taps on lists until what they lead to is painted; beside another build in turns, given its folder. */
export async function benchTaps(port: number, before?: string, rounds = 5, only = '') {
  const { folder, drop } = dataFolder();
  await (await startShop(folder, port)).stop();
  const other = dataFolder();
  const shops = [
    ...(before
      ? [
          {
            name: 'before',
            shop: await startShop(other.folder, port + 1, {}, before),
            found: new Map() as Found,
          },
        ]
      : []),
    { name: 'now', shop: await startShop(folder, port), found: new Map() as Found },
  ];
  try {
    await inTurns(shops, rounds, only);
  } finally {
    for (const { shop } of shops) await shop.stop();
    drop();
    other.drop();
  }
}

type Measured = { name: string; shop: Pick<RunningShop, 'url' | 'dataDir'>; found: Found };

async function inTurns(shops: Measured[], rounds: number, only: string) {
  const browser = chromiumOverPipe();
  const notKept = new Set<string>();
  browser.on('Page.backForwardCacheNotUsed', (params) => {
    for (const { reason } of params.notRestoredExplanations as { reason: string }[]) notKept.add(reason);
  });
  for (const [index, scene] of scenes.entries()) {
    if (!scene.title.includes(only)) continue;
    // Of one thing a member may buy only so many.
    const logins = await Promise.all(shops.map(({ shop }) => register(shop, `00947150000${10 + index}`)));
    for (let round = 0; round < rounds; round += 1)
      for (const [at, { shop, found }] of shops.entries())
        await once(browser, shop, scene, round, found, logins[at] ?? '');
  }
  await browser.close();
  for (const key of shops[0]?.found.keys() ?? [])
    console.log(
      `${key.padEnd(64)} ${shops.map(({ name, found }) => `${name} ${spread(found.get(key) ?? [])}`).join('; ')}`,
    );
  // Shoppers' browsers keep pages for the way back, the headless shell keeps none; CHROMIUM_PATH names another browser.
  if (notKept.size > 0)
    console.log(`pages that were loaded anew on the way back: ${[...notKept].join(', ')}`);
  console.log(`load average at the end: ${loadavg()[0]?.toFixed(1)}`);
}

function spread(took: readonly number[]) {
  const sorted = took.filter((one) => !Number.isNaN(one)).toSorted((a, b) => a - b);
  const lost = took.length - sorted.length;
  const [least, middle, most] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${middle?.toFixed(0)} ms (${least?.toFixed(0)}–${most?.toFixed(0)})${lost ? `, ${lost} failed` : ''}`;
}
