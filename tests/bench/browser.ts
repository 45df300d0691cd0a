import { type Browser, chromium as playwright, type Page } from 'playwright-core';
import { chromium, chromiumArgs } from '../../scripts/chromium.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const openBrowser = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromium(), args: chromiumArgs });

type Weight = {
  requests: number;
  total: number;
  script: number;
  style: number;
  font: number;
  image: number;
  html: number;
  /** Elements of the page, and the letters of its markup before compression. */
  nodes: number;
  markup: number;
};

/** What a cold page loads on a phone before anybody touches it: requests and compressed bytes by kind. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight: Weight = {
    requests: 0,
    total: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    html: 0,
    nodes: 0,
    markup: 0,
  };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = { Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image', Document: 'html' }[
      kinds.get(requestId) ?? ''
    ] as keyof Weight | undefined;
    weight.requests += 1;
    weight.total += encodedDataLength;
    if (kind) weight[kind] += encodedDataLength;
  });
  const sent = await page.goto(url, { waitUntil: 'networkidle' });
  weight.markup = (await sent?.body())?.length ?? 0;
  weight.nodes = await page.locator('*').count();
  await context.close();
  return weight;
}

/** What a cold page costs the processor of a slow phone until it is at rest, untouched. */
type Busy = {
  /** All that the page's thread did, ms of a CPU four times slower. */
  busy: number;
  /** Tasks of more than 50 ms, the longest of them, and what all are over 50 ms. */
  longTasks: number;
  longest: number;
  blocking: number;
};

const longMs = 50;
const busyLoads = 5;

/** How long a phone with a CPU four times slower is busy with a page: of five loads the one in the middle by what blocks. */
export async function keepBusy(browser: Browser, url: string): Promise<Busy> {
  const loads: Busy[] = [];
  for (let load = 0; load < busyLoads; load += 1) loads.push(await busyLoad(browser, url));
  const [middle] = loads.toSorted((a, b) => a.blocking - b.blocking).slice(busyLoads >> 1);
  if (!middle) throw new Error('no page was loaded');
  return middle;
}

async function busyLoad(browser: Browser, url: string): Promise<Busy> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const told = Object.assign(window, { longTasks: [] as number[] });
    new PerformanceObserver((list) => {
      told.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  return {
    busy: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    longTasks: long.length,
    longest: Math.max(0, ...long),
    blocking: long.reduce((sum, took) => sum + took - longMs, 0),
  };
}

const tries = 7;

/**
 * Milliseconds from a link's click, hovered before, to the product's heading and price, with a CPU four times slower: each
 * of several products of a list, the quickest first.
 */
export async function listToProduct(browser: Browser, url: string): Promise<number[]> {
  const { page, close } = await slowPage(browser);
  const took: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    await page.goto(`${url}/electronics/10001`, { waitUntil: 'networkidle' });
    took.push(await followed(page, index));
  }
  await close();
  return took.toSorted((a, b) => a - b);
}

async function followed(page: Page, index: number): Promise<number> {
  const link = page.locator('main article').nth(index).locator('a[href^="/products/"]').first();
  await link.hover();
  await page.waitForTimeout(1500);
  return link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const list = document.querySelector('main h1');
        const began = performance.now();
        new MutationObserver((_, observer) => {
          const main = document.querySelector('main');
          const heading = main?.querySelector('h1');
          if (!heading || heading === list || !main?.querySelector('[data-slot="price"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - began));
        }).observe(document, { subtree: true, childList: true });
        (element as HTMLElement).click();
      }),
  );
}

async function slowPage(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, close: () => context.close() };
}
