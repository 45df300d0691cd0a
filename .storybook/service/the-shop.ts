import type { RequestHandler } from 'msw';
import { createElement, Fragment } from 'react';
import { tabStorage } from '#src/state/storage.ts';
import { createSessionStore, sessionFrom } from '#src/state/session.ts';
import { type Globals, isMember, regionOf } from '../globals.ts';
import { waitAtMost } from '../retrying-user-event.ts';
import { regions } from '../regions.ts';
import { cookieJar } from './cookie-jar.ts';
import { codeFor, mailbox } from './mailbox.ts';
import { serviceHandlers } from './service-handlers.ts';
import { type RunningService, startService } from './start-service.ts';

/** Where in the shop a story begins, and whether somebody with a new account is signed in there. */
export type ShopStart = { opensAt: string; member?: boolean };

/** Where in the shop one stands; kept when the toolbar changes something on the way. */
export const shopOpen = { place: '/' };

/** The number by which the workbench's shopper signs in. */
export const shopperMobile = '771234567';

const report = (fault: string) => console.error(`The product service: ${fault}`);

/** Begun while the rest of the workbench still loads, where "The shop" is what was asked for. */
let early = /[?&]id=journeys-theshop--/.test(window.location.search) ? startService(report) : undefined;
early?.catch(() => undefined);

let running: RunningService | undefined;

/** So long (ms) a play in the shop waits: it is answered by a database, on a machine that may be busy. */
const patienceMs = 30_000;

type ShopStory = {
  msw: { use(...handlers: RequestHandler[]): void };
  parameters: { shop?: ShopStart };
  globals: Globals;
};

/** Begins a story in the shop: a service of its own, filled, and a browser that was never there. */
async function openTheShop({ msw, globals, parameters: { shop } }: ShopStory) {
  if (!running) {
    cookieJar.empty();
    mailbox.empty();
    shopOpen.place = shop?.opensAt ?? '/';
    running = await (early ?? startService(report));
    early = undefined;
    document.documentElement.dataset.shopOpenedInMs = String(running.ms);
    if (isMember(globals, shop?.member)) await signIn(running, globals);
  }
  msw.use(...serviceHandlers(running));
  waitAtMost(patienceMs);
  return () => {
    running?.end();
    running = undefined;
    cookieJar.empty();
    waitAtMost();
  };
}

/** What a story needs that walks in the shop itself; it is not photographed, since it ends wherever its steps lead. */
export const inTheShop = (shop: ShopStart) => ({
  parameters: { layout: 'fullscreen' as const, shop, chromatic: { disableSnapshot: true } },
  render: () => createElement(Fragment),
  beforeEach: openTheShop,
});

/**
 * Does a command of the shopkeeper's desk, as `npm run desk -- ship …` does, in the shop of the story. Answers the lines
 * that the desk says; throws them when it could not do it.
 */
export async function desk(...words: string[]): Promise<string[]> {
  if (!running) throw new Error('no shop is open');
  const { status, body } = await running.ask({
    url: new URL('/dev/desk/api', window.location.origin).href,
    method: 'POST',
    headers: [['content-type', 'application/json']],
    body: new TextEncoder().encode(JSON.stringify({ words })).buffer,
    now: Date.now(),
  });
  const text = new TextDecoder().decode(body);
  if (status !== 200) throw new Error(`the desk answered ${status}: ${text}`);
  const { ok, lines } = JSON.parse(text) as { ok: boolean; lines: string[] };
  if (!ok) throw new Error(lines.join('\n'));
  return lines;
}

/** Signs the shopper in by a code, as the shop's own page does. */
async function signIn(service: RunningService, globals: Globals) {
  const mobile = `0094${shopperMobile}`;
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const url = new URL(`/api${path}`, window.location.origin).href;
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const answered = await service.ask({
      url,
      method: 'POST',
      headers: [
        ['content-type', 'application/json'],
        ['origin', window.location.origin],
        ['cookie', cookieJar.header()],
      ],
      body: bytes.buffer,
      now: Date.now(),
    });
    cookieJar.keep(answered.cookies);
    return JSON.parse(new TextDecoder().decode(answered.body));
  };
  await post('/sms/send', { mobile, purpose: 'login' });
  const code = await codeFor(shopperMobile);
  const { regionId } = regions[regionOf(globals)];
  const answer = await post('/quick/login', { loginType: 0, loginId: mobile, code, region: regionId });
  createSessionStore(tabStorage(), () => document.cookie).keep(
    sessionFrom(answer as Parameters<typeof sessionFrom>[0], Date.now()),
  );
}
