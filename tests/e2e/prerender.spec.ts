import { expect } from '@playwright/test';
import { chromiumOverPipe } from '../bench/chromium-pipe.ts';
import { openTab } from '../bench/phone-tab.ts';
import { test } from './journey.ts';

test.skip(({ isMobile }) => isMobile, 'the second browser is a phone by itself');

const list = '/electronics/10001';
const rules = '/speculation-rules.json';

test('pages on which one looks around name the rules for prerendering, those of a member do not', async ({
  request,
}) => {
  for (const path of ['/', list, '/products/100001', '/categories', '/trending'])
    expect((await request.get(path)).headers()['speculation-rules'], path).toBe(`"${rules}"`);
  for (const path of [
    '/Cart',
    '/Checkout',
    '/paymentMethod',
    '/orders',
    '/Settings',
    '/iCanchat',
    '/Register',
  ])
    expect((await request.get(path)).headers()['speculation-rules'], path).toBeUndefined();
  expect((await request.get('/products/1')).headers()['speculation-rules']).toBeUndefined();
  const answer = await request.get(rules);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await answer.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});

test('a product that is pressed on a sleeping list is made ahead, and nothing is noted until it is shown', async ({
  baseURL,
}) => {
  const browser = chromiumOverPipe();
  try {
    const tab = await openTab(browser, { slower: 1 });
    const read = <T>(expression: string) => tab.evaluate<T>(expression);
    // The list's scripts do not come: it sleeps for as long as this takes.
    await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
    const statuses: unknown[] = [];
    browser.on('Preload.prerenderStatusUpdated', ({ status }) => statuses.push(status));
    await tab.send('Preload.enable');
    await tab.send('Page.navigate', { url: (baseURL ?? '') + list });
    await expect.poll(() => tab.until(/^list/, 0, 100), { timeout: 30_000 }).toBeDefined();
    const [href, x, y] = await read<[string, number, number]>(
      `(() => { const link = document.querySelector('main [data-slot="product-card"] a'); link.scrollIntoView({ block: 'center' }); const { x, y, width, height } = link.getBoundingClientRect(); return [link.getAttribute('href'), x + width / 2, y + height / 2]; })()`,
    );
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect.poll(() => statuses.at(-1), { timeout: 30_000 }).toBe('Ready');
    const footprint = "localStorage.getItem('mall.footprint')";
    expect(await read(footprint)).toBeNull();
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
    await expect.poll(() => read('location.pathname').catch(() => ''), { timeout: 30_000 }).toBe(href);
    const early = `(() => { const { activationStart } = performance.getEntriesByType('navigation')[0]; return { ahead: activationStart > 0, asked: performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime < activationStart && name.includes('/api/')).map(({ name }) => name) }; })()`;
    expect(await read(early)).toEqual({ ahead: true, asked: [] });
    // Shown, it comes to life as any page does.
    await expect
      .poll(
        async () => {
          await tab.send('Input.dispatchMouseEvent', {
            type: 'mouseWheel',
            x: 200,
            y: 400,
            deltaX: 0,
            deltaY: 5,
          });
          return read(footprint);
        },
        { timeout: 60_000 },
      )
      .toContain(`"prodId":${href.split('/').at(-1)}`);
  } finally {
    await browser.close();
  }
});
