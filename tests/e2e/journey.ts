import { subscribe } from 'node:diagnostics_channel';
import { type BrowserContext, test as base } from '@playwright/test';
import { cameKind, folderOf, openedKind } from '../../scripts/reach/opened-screens.ts';
import { screenFinder } from '../../scripts/reach/route-table.ts';

const screenOf = screenFinder();
/** What was opened since the last journey ended: also before a file's first one, by what makes it ready. */
let opened = new Set<string>();
/** What came without being opened: the code of a screen that leads elsewhere, what is fetched where a pointer rests. */
let came = new Set<string>();

function see(address: string, into = opened) {
  if (!URL.canParse(address)) return;
  const { protocol, pathname } = new URL(address);
  const screen = protocol.startsWith('http') ? screenOf(pathname) : undefined;
  if (screen) into.add(folderOf(screen));
}

/** A screen's code is asked for, too, where its loader leads elsewhere. That of a product comes ahead of any tap. */
function seeCode(address: string) {
  const folder = /\/assets\/([\w-]+)\.route-[\w-]+\.js$/.exec(address)?.[1];
  if (folder && folder !== 'product') came.add(folder);
}

function watch(context: BrowserContext): BrowserContext {
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) see(frame.url());
    }),
  );
  context.on('request', (request) => {
    // One that is redirected, and one that the browser makes ahead.
    if (request.isNavigationRequest()) see(request.url(), came);
    seeCode(request.url());
  });
  return context;
}

// Pages that are asked for without a browser, by Playwright or by Node.
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: { host?: string; path: string } };
  see(new URL(request.path, `http://${request.host ?? 'localhost'}`).href);
});
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin?: string; path: string } };
  see(new URL(request.path, request.origin ?? 'http://localhost').href);
});

/** Playwright's `test`, which also says of each journey which screens it opened, so that a change of a screen walks those only (decision 38). */
export const test = base.extend<{ screensAreSaid: void }, { watchesContexts: void }>({
  watchesContexts: [
    async ({ browser }, serve) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => watch(await make(options));
      await serve();
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, serve) => {
    await serve(watch(context));
  },
  screensAreSaid: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads here what a fixture asks for
    async ({}, serve, info) => {
      await serve();
      info.annotations.push(
        { type: openedKind, description: [...opened].toSorted().join(' ') },
        { type: cameKind, description: [...came].toSorted().join(' ') },
      );
      opened = new Set();
      came = new Set();
    },
    { auto: true },
  ],
});
