import { setTimeout as pause } from 'node:timers/promises';
import type { PipedChromium } from './chromium-pipe.ts';

type Network = { latency: number; downloadThroughput: number; uploadThroughput: number };
/** 4G: 70 ms there and back, 12 Mbit/s. */
export const lte: Network = { latency: 70, downloadThroughput: 1_500_000, uploadThroughput: 1_500_000 };
export type Tab = Awaited<ReturnType<typeof openTab>>;
type TabOptions = { slower: number; network?: Network | undefined };
/** What stood in the window from when on, in milliseconds since 1970. */
type Shown = { what: string; at: number };

/**
 * Writes down, frame by frame, what is painted: a list or a product with its price, what stands for one until it is there,
 * the count of the cart, what was added.
 */
function watchScreens() {
  // What the document before has shown still counts: the tap was in it. Where this one was made ahead, that came later.
  const before = () =>
    JSON.parse(window.origin === 'null' ? '[]' : (window.sessionStorage.getItem('shown') ?? '[]')) as Shown[];
  const shown = before();
  document.addEventListener('prerenderingchange', () => shown.splice(0, shown.length, ...before()));
  Object.assign(window, { __shown: shown });
  const note = (what: string) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => {
      shown.push({ what, at: performance.timeOrigin + performance.now() });
      if (window.origin !== 'null') window.sessionStorage.setItem('shown', JSON.stringify(shown));
    });
    port2.start();
    port1.postMessage(0);
  };
  let last = '';
  let cart = '';
  const look = () => {
    const added = document.querySelector('[role="dialog"]') ? ', shown' : '';
    const counted = `cart ${document.querySelector('a[href="/Cart"] [data-slot="count"]')?.textContent ?? 0}${added}`;
    if (counted !== cart) note((cart = counted));
    const covered = document.querySelector('[data-slot="first-view"], [data-slot="kept-view"]');
    const product = document.querySelector('main .product-columns [data-slot="price"]');
    const list = document.querySelector('main [data-slot="product-card"]');
    const what =
      (covered as HTMLElement | null)?.dataset.slot ?? (product ? 'product' : list ? 'list' : 'none');
    if (what !== last && !(document as { prerendering?: boolean }).prerendering) note((last = what));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && requestAnimationFrame(() => note(last)),
  );
}

/** Opens a tab like a phone's, with a slower processor and line, in which the browser may prerender. */
export async function openTab(browser: PipedChromium, { slower, network }: TabOptions) {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
    width: 390,
    height: 844,
  });
  const { sessionId: tab } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const pages: { session: string; target: string; isPrerendered: boolean }[] = [];
  const prerendered: string[] = [];
  const prepare = async (session: string) => {
    const send = (method: string, params?: Record<string, unknown>) =>
      browser.send(method, params, session).catch(() => ({}));
    await Promise.all([
      send('Page.enable'),
      send('Runtime.enable'),
      send('Page.addScriptToEvaluateOnNewDocument', {
        source: `globalThis.__name = (named) => named; (${watchScreens.toString()})()`,
      }),
      send('Emulation.setCPUThrottlingRate', { rate: slower }),
      send('Emulation.setDeviceMetricsOverride', {
        width: 390,
        height: 844,
        deviceScaleFactor: 2,
        mobile: true,
      }),
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      network && send('Network.enable'),
      network && send('Network.emulateNetworkConditions', { offline: false, ...network }),
      send('Runtime.runIfWaitingForDebugger'),
    ]);
  };
  browser.on('Target.attachedToTarget', (params, session) => {
    if (session !== tab) return;
    const info = params.targetInfo as { type: string; targetId: string; subtype?: string; url: string };
    if (info.type === 'page')
      pages.push({
        session: params.sessionId as string,
        target: info.targetId,
        isPrerendered: info.subtype === 'prerender',
      });
    if (info.subtype === 'prerender') prerendered.push(info.url);
    void prepare(params.sessionId as string);
  });
  browser.on('Target.targetInfoChanged', (params) => {
    const info = params.targetInfo as { targetId: string; subtype?: string };
    const page = pages.find(({ target }) => target === info.targetId);
    if (page) page.isPrerendered = info.subtype === 'prerender';
  });
  browser.on('Target.detachedFromTarget', (params) => {
    const at = pages.findIndex(({ session }) => session === params.sessionId);
    if (at >= 0) pages.splice(at, 1);
  });
  await browser.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tab as string,
  );
  while (pages.length === 0) await pause(20);
  const active = () => pages.findLast(({ isPrerendered }) => !isPrerendered)?.session ?? '';
  const send = (method: string, params: Record<string, unknown> = {}) =>
    browser.send(method, params, active());
  async function evaluate<T>(expression: string): Promise<T> {
    const { result } = await send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return (result as { value: T }).value;
  }
  return {
    send,
    evaluate,
    prerendered,
    /** Milliseconds from `since` until that is shown; undefined when it is not within `patience`. */
    async until(what: RegExp, since: number, patience = 8000): Promise<number | undefined> {
      for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
        const shown = await evaluate<Shown[]>('window.__shown').catch(() => []);
        const found = shown?.find((one) => one.at >= since && what.test(one.what));
        if (found) return found.at - since;
      }
      return undefined;
    },
    close: () => browser.send('Target.disposeBrowserContext', { browserContextId }),
  };
}
