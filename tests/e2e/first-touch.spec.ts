import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { codeFile, wake } from './patience.ts';
import { enterByPassword, newAccount } from './shopper.ts';

/** Files of code that a first touch may bring: a browser asks an HTTP/1.1 server for six at a time. */
const fewFiles = 24;
/** Milliseconds after a page's first touch until what may be wanted of it is fetched ahead, and then some. */
const aheadMs = 4000;

/** Between what a phone shows and the edge of its window, in px. */
const pageMargin = 16;

/** The files of code that a page asks for from now on, by their names without sums. */
function codeAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

/** Opens a page as a visitor and waits for the last code that it brings by itself. */
async function openAsleep(page: Page, path: string) {
  const drawn = page.waitForResponse(codeFile('at-once'));
  await page.goto(path);
  await drawn;
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-asleep]').count()).toBeGreaterThan(0);
}

for (const [screen, path, own] of [
  ['home', '/', 'home'],
  ['list', '/electronics/10001', 'list'],
  ['product', '/products/100047', 'product'],
] as const)
  test(`a first touch of a ${screen} brings its code in few files`, async ({ page }) => {
    await openAsleep(page, path);
    const asked = codeAskedFor(page);
    await wake(page);
    expect(asked).toEqual(expect.arrayContaining(['frame', own]));
    expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(fewFiles);
  });

for (const path of ['/', '/electronics/10001'])
  test(`${path} does without Intl until it is touched: a phone needs long for the first formatter`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const) {
        const note = () => void made.push(name);
        const noted = new Proxy(Intl[name] as new (...given: unknown[]) => object, {
          construct: (formatter, given) => (note(), new formatter(...(given as unknown[]))),
          apply: (formatter, self, given) => (note(), Reflect.apply(formatter, self, given) as unknown),
        });
        Object.assign(Intl, { [name]: noted });
      }
    });
    const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made);
    await openAsleep(page, path);
    expect(await made()).toEqual([]);
    await wake(page);
    expect(await made()).not.toEqual([]);
  });

test('a row of tabs shows the current one before it is touched, and stays below a finger that wakes it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is room for all of them');
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name });
  await openAsleep(page, '/group-buy?state=mine');
  await expect(tab('My groups')).toBeInViewport({ ratio: 0.99 });
  const last = await tab('My groups').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(width - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(pageMargin, 0);
  await openAsleep(page, '/group-buy?state=completed');
  const place = await tab('Timed out').boundingBox();
  if (!place) throw new Error('the tab has no place');
  const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await expect(page.locator('[data-asleep]')).toHaveCount(0, { timeout: 30_000 });
  expect(await tab('Timed out').boundingBox()).toEqual(place);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('the code of the login comes ahead for a visitor, and never for who has signed in', async ({
  page,
  request,
}) => {
  const asked = codeAskedFor(page);
  await openAsleep(page, '/products/100047');
  await wake(page);
  await expect.poll(() => asked, { timeout: 15_000 }).toContain('login');
  await enterByPassword(page, '/orders', await newAccount(page, request));
  asked.splice(0);
  await page.goto('/products/100047');
  await wake(page);
  await expect.poll(() => asked, { timeout: 15_000 }).toContain('drawer');
  await page.waitForTimeout(aheadMs);
  expect(asked).not.toContain('login');
});
