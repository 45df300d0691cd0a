import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './phone-tab.ts';

const list = '/electronics/10001';
/** Of which there are enough for all rounds. */
const plenty = '/products/100047';
/** Milliseconds that a finger stays down, that a pointer rests on what it means, and after which a page is quiet. */
const pressMs = 80;
const hoverMs = 1500;
const quietMs = 2500;

export type Scene = {
  title: string;
  /** On a line like 4G. */
  slowLine?: boolean;
  /** `login` is the body by which a member of the shop signs in. */
  run: (tab: Tab, url: string, round: number, login: string) => Promise<Record<string, number | undefined>>;
};

async function open(tab: Tab, url: string) {
  await tab.send('Page.navigate', { url });
  await tab.until(/^(list|product)/, 0);
  await pause(quietMs);
}

/** The middle of what a selector names, the n-th of those in sight. */
const place = (tab: Tab, selector: string, nth: number) =>
  tab.evaluate<[number, number]>(
    `(() => { const seen = [...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.getBoundingClientRect()).filter(({ top, bottom, width }) => width > 0 && top > 60 && bottom < innerHeight - 80); const { x, y, width, height } = seen[${nth} % seen.length]; return [x + width / 2, y + height / 2]; })()`,
  );
const card = 'main [data-slot="product-card"] a[href^="/products/"]';

/** The middle of the button in sight that says this. */
const button = (tab: Tab, words: string) =>
  tab.evaluate<[number, number]>(
    `(() => { const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === ${JSON.stringify(words)} && one.getClientRects().length > 0); const { x, y, width, height } = found.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
  );

/** Signs in as the page itself would; the next page is a member's. */
const signIn = (tab: Tab, login: string) =>
  tab.evaluate<number>(
    `fetch('/api/web/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(login)} }).then(({ status }) => status)`,
  );

/** Taps with a finger; answers when it was lifted. */
async function tap(tab: Tab, [x, y]: [number, number]) {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(pressMs);
  const at = Date.now();
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
  return at;
}

async function click(tab: Tab, [x, y]: [number, number]) {
  const press = { x, y, button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await pause(pressMs);
  const at = Date.now();
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => undefined);
  return at;
}

async function scroll(tab: Tab, by: number) {
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 200, y: 400, deltaX: 0, deltaY: by });
  await pause(quietMs);
}

/** Photo, name and price of the product: the first view or the page; and the page itself. */
async function opened(tab: Tab, at: number) {
  const product = await tab.until(/^(first-view|product)/, at);
  return { product, 'its whole page': await tab.until(/^product/, at) };
}

/** Back to the list once the product has settled; undefined too when it does not stand where it stood. */
async function back(tab: Tab, top: number) {
  await pause(quietMs);
  const at = Date.now();
  await tab.evaluate('void history.back()').catch(() => undefined);
  const took = await tab.until(/^(kept-view|list)/, at);
  const whole = await tab.until(/^list/, at);
  await pause(300);
  const now = await tab.evaluate<number>('scrollY');
  const stands = Math.abs(now - top) < 5;
  return { back: stands ? took : undefined, 'back, the list itself': stands ? whole : undefined };
}

/** Milliseconds from a first touch until every part of the page is alive; undefined when it is not within ten seconds. */
async function awake(tab: Tab) {
  const at = Date.now();
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 200, y: 400, deltaX: 0, deltaY: 60 });
  const sleeping = `document.querySelectorAll('[data-asleep]').length`;
  for (const end = at + 10_000; Date.now() < end; await pause(20))
    if ((await tab.evaluate<number>(sleeping)) === 0) return Date.now() - at;
  return undefined;
}

const top = (tab: Tab) => tab.evaluate<number>('scrollY');

/** What is tapped, and what is waited for. */
export const scenes: Scene[] = [
  {
    title: 'sleeping list, hovered and clicked',
    async run(tab, url, round) {
      // Its scripts do not come, so it sleeps however slow the machine is.
      await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
      await open(tab, url + list);
      const at = await place(tab, card, round);
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at[0], y: at[1] });
      await pause(2 * hoverMs);
      return { product: await tab.until(/^(first-view|product)/, await click(tab, at)) };
    },
  },
  {
    title: 'untouched list, tapped',
    async run(tab, url, round) {
      await open(tab, url + list);
      return {
        ...(await opened(tab, await tap(tab, await place(tab, card, round)))),
        ...(await back(tab, 0)),
      };
    },
  },
  {
    title: 'untouched list on 4G, tapped',
    slowLine: true,
    async run(tab, url, round) {
      await open(tab, url + list);
      return {
        ...(await opened(tab, await tap(tab, await place(tab, card, round)))),
        ...(await back(tab, 0)),
      };
    },
  },
  {
    title: 'list on 4G, tapped before its scripts are alive',
    slowLine: true,
    async run(tab, url, round) {
      await tab.send('Page.navigate', { url: url + list });
      await tab.until(/^list/, 0);
      return opened(tab, await tap(tab, await place(tab, card, round)));
    },
  },
  {
    title: 'awake list, in sight, hovered',
    async run(tab, url, round) {
      await open(tab, url + list);
      await scroll(tab, 300);
      const stood = await top(tab);
      const at = await place(tab, card, round);
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at[0], y: at[1] });
      await pause(hoverMs);
      return { ...(await opened(tab, await click(tab, at))), ...(await back(tab, stood)) };
    },
  },
  {
    title: 'awake list on 4G, cold, tapped',
    slowLine: true,
    async run(tab, url, round) {
      await open(tab, url + list);
      await scroll(tab, 300);
      await scroll(tab, 2400);
      const stood = await top(tab);
      return {
        ...(await opened(tab, await tap(tab, await place(tab, card, round)))),
        ...(await back(tab, stood)),
      };
    },
  },
  ...['/', list, plenty].map((path) => ({
    title: `untouched ${path} on 4G, scrolled`,
    slowLine: true,
    async run(tab: Tab, url: string) {
      await tab.send('Page.navigate', { url: url + path });
      await pause(2 * quietMs);
      return { 'all of it alive': await awake(tab) };
    },
  })),
  ...[
    { line: '', slowLine: false, isTouched: false },
    { line: ' on 4G', slowLine: true, isTouched: false },
    { line: ', scrolled before', slowLine: false, isTouched: true },
    { line: ' on 4G, scrolled before', slowLine: true, isTouched: true },
  ].map(({ line, slowLine, isTouched }) => ({
    title: `product of a member${line}, put into the cart`,
    slowLine,
    async run(tab: Tab, url: string, round: number, login: string) {
      await open(tab, url + plenty);
      if ((await signIn(tab, login)) !== 200) throw new Error('not signed in');
      await open(tab, url + plenty);
      if (isTouched) await scroll(tab, 60);
      const at = await tap(tab, await button(tab, 'Add to cart'));
      // One came in each round before; a slow page does not know of them yet.
      const count = await tab.until(new RegExp(`^cart ${round + 1}\\b`), at);
      const shown = await tab.until(/shown$/, at);
      return { count, 'what was added': shown };
    },
  })),
];
