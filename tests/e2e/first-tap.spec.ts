import { expect } from '@playwright/test';
import { chromiumOverPipe } from '../bench/chromium-pipe.ts';
import { openTab, type Tab } from '../bench/phone-tab.ts';
import { test } from './journey.ts';

test.skip(({ isMobile }) => isMobile, 'the second browser is a phone by itself');

const list = '/electronics/10001';
/** Milliseconds in which a list that is to wake is awake. */
const wakingMs = 700;
const patience = { timeout: 30_000 };

const isAsleep = (tab: Tab) =>
  tab.evaluate<boolean>(`document.querySelector('main [data-asleep] [data-slot="product-card"]') !== null`);

/** Opens the list, which is alive but whose parts sleep; answers the middle of a card's link. */
async function openUntouched(tab: Tab, baseURL: string) {
  await tab.send('Page.navigate', { url: baseURL + list });
  await expect.poll(() => tab.until(/^list/, 0, 100), patience).toBeDefined();
  // The code that draws the first view is the last that a page brings by itself.
  const drawn = `performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('/at-once-') && responseEnd > 0)`;
  await expect.poll(() => tab.evaluate<boolean>(drawn), patience).toBe(true);
  await new Promise((quiet) => setTimeout(quiet, wakingMs));
  expect(await isAsleep(tab)).toBe(true);
  return tab.evaluate<{ x: number; y: number }>(
    `(() => { const link = document.querySelectorAll('main [data-slot="product-card"] a[href^="/products/"]')[1]; const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
  );
}

async function onPhone(
  baseURL: string | undefined,
  walk: (tab: Tab, at: { x: number; y: number }) => Promise<void>,
) {
  const browser = chromiumOverPipe();
  try {
    const tab = await openTab(browser, { slower: 1 });
    await walk(tab, await openUntouched(tab, baseURL ?? ''));
  } finally {
    await browser.close();
  }
}

test('the first tap on an untouched list wakes nothing, and paints what the card says before the page is left', ({
  baseURL,
}) =>
  onPhone(baseURL, async (tab, at) => {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await new Promise((down) => setTimeout(down, wakingMs));
    expect(await isAsleep(tab)).toBe(true);
    const lifted = Date.now();
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
    await expect.poll(() => tab.until(/^product/, lifted, 100), patience).toBeDefined();
    expect(await tab.until(/^first-view/, lifted, 100)).toBeDefined();
    expect(await tab.evaluate('location.pathname')).toMatch(/^\/products\/\d+$/);
  }));

test('a finger that scrolls from a card wakes the list, and so does one that rests', async ({ baseURL }) => {
  await onPhone(baseURL, async (tab, at) => {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    for (const by of [20, 40, 60])
      await tab.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: at.x, y: at.y - by }],
      });
    await expect.poll(() => isAsleep(tab), patience).toBe(false);
  });
  await onPhone(baseURL, async (tab, at) => {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect.poll(() => isAsleep(tab), patience).toBe(false);
    expect(await tab.evaluate('location.pathname')).toBe(list);
  });
});
