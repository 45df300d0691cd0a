import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { misfits } from './contract-check.ts';
import { defaultHandlers } from './default-handlers.ts';
import { unmocked } from './unmocked.ts';

type Day = {
  /** Answers every operation. */
  day?: RequestHandler[];
  /** Stands before all handlers, those that are used later, too. */
  gate?: RequestHandler[];
};

/** The mocked service of a browser; starts with the default handlers. What does not fit the contract is told to `report`. */
export async function startWorker(
  report: (fault: string) => void,
  { day = defaultHandlers, gate = [] }: Day = {},
) {
  const worker = setupWorker(...gate, ...day, unmocked(report));
  const use = worker.use.bind(worker);
  worker.use = (...handlers) => use(...gate, ...handlers);
  worker.events.on('response:mocked', async ({ request, response }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) (await misfits(request, response)).forEach(report);
  });
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
