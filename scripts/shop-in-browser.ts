import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium as playwright } from 'playwright-core';
import browserOptions from './browser.json' with { type: 'json' };
import { chromium, chromiumArgs } from './chromium.ts';
import { serveFolder } from './serve-static.ts';

const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** What the workbench's shop consists of, by the names of its files. */
const parts = {
  service: /^worker-.*\.js$/,
  PGlite: /^(pglite|initdb)-.*\.(wasm|data)$|^pg_trgm.*\.gz$/,
  database: /^seeded-database/,
};

/** What the product service in the browser weighs, MiB with gzip; the database is packed already. */
export function weightOfShop(folder: string): string {
  const files = readdirSync(`${folder}/assets`);
  const weights = Object.entries(parts).map(([name, pattern]) => {
    const packed = files
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/assets/${file}`)
      .map((file) => (name === 'database' ? statSync(file).size : gzipSync(readFileSync(file)).length));
    return `${name} ${mib(packed.reduce((total, size) => total + size, 0))} MiB`;
  });
  return weights.join(', ');
}

/** Seconds from opening "The shop" in a fresh browser until its first products are shown, and those of the service's own start. */
export async function timeToOpenShop(folder: string): Promise<string> {
  const { url, stop } = await serveFolder(folder);
  const browser = await playwright.launch({ executablePath: chromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ ...browserOptions.context, reducedMotion: 'reduce' });
    const began = performance.now();
    await page.goto(`${url}/iframe.html?id=journeys-theshop--shop&viewMode=story`);
    await page.locator('main article').first().waitFor({ timeout: 60_000 });
    const seconds = (performance.now() - began) / 1000;
    const own = await page.evaluate(() => document.documentElement.dataset.shopOpenedInMs);
    return `open after ${seconds.toFixed(1)} s, the service after ${(Number(own) / 1000).toFixed(1)} s of them`;
  } finally {
    await browser.close();
    await stop();
  }
}
