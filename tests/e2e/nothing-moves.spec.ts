import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { openAlive } from './patience.ts';

/** Milliseconds that photos are late: the page has been painted without them by then. */
const lateMs = 400;

type Shift = { score: number; of: (string | undefined)[] };

/** Notes every layout shift that no press has caused, with what has moved. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({ score: value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const path of ['/', '/electronics/10001', '/products/100001', '/SearchResults/kettle?q=kettle'])
  test(`nothing moves on ${path} when its photos come and it wakes`, async ({ page }) => {
    await noteShifts(page);
    await page.route('**/media/**', async (route) => {
      await new Promise((late) => setTimeout(late, lateMs));
      await route.continue();
    });
    await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).toEqual([]);
  });
