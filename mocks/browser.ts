import { setupWorker } from 'msw/browser';
import { quietDay } from './quiet-day.ts';
import { unmocked } from './unmocked.ts';

/** The mocked service of a browser; starts with a quiet day. */
export async function startWorker(report: (asked: string) => void) {
  const worker = setupWorker(...quietDay, unmocked(report));
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
