import { setupWorker } from 'msw/browser';
import { misfits } from './contract-check.ts';
import { quietDay } from './quiet-day.ts';
import { unmocked } from './unmocked.ts';

/** The mocked service of a browser; starts with a quiet day. What does not fit the contract is told to `report`. */
export async function startWorker(report: (fault: string) => void) {
  const worker = setupWorker(...quietDay, unmocked(report));
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
