import { http, HttpResponse } from 'msw';
import { aProblem } from '#mocks/contract-examples.ts';
import { serviceRoot } from '#mocks/http.ts';

/** What the toolbar can make of the line to the service. */
export const networks = {
  normal: 'Line',
  slow: 'Slow line',
  flaky: 'Flaky line',
  failing: 'Failing service',
  offline: 'Offline',
} as const;
export type Network = keyof typeof networks;

const slowMs = 4000;
const serverError = 500;

let network: Network = 'normal';
let asked = 0;
let ended = new AbortController();

/** Waits, but not for a story that is gone. */
const waiting = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, slowMs);
    const letGo = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) letGo();
    else signal.addEventListener('abort', letGo, { once: true });
  });

const failure = () => HttpResponse.json(aProblem('serverError'), { status: serverError });

const answers: Record<Network, () => Response | undefined | Promise<undefined>> = {
  normal: () => undefined,
  slow: async () => {
    await waiting(ended.signal);
    return undefined;
  },
  flaky: () => {
    asked += 1;
    return asked % 2 === 0 ? failure() : undefined;
  },
  failing: failure,
  offline: () => HttpResponse.error(),
};

/** Stands before every other mock; what it lets through, they answer. */
export const line = http.all(`${serviceRoot}/*`, () => answers[network]());

/** Tells the page whether there is a connection, as a browser does. */
function tellLine(online: boolean) {
  if (navigator.onLine === online) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Sets the line for a story; who still waits on the line before is let go. */
export function setNetwork(next: Network) {
  ended.abort();
  ended = new AbortController();
  asked = 0;
  network = next;
  tellLine(next !== 'offline');
}

/** Ends all waiting when the story ends. */
export const hangUp = () => ended.abort();
