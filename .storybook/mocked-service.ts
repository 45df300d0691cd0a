import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const days = import.meta.glob<{ quietDay: RequestHandler[] }>('../mocks/quiet-day.ts', { eager: true });

/** A story may ask only what is mocked: anything else is written on the page, where the test-runner finds it. */
const unknown = http.all('/api/*', ({ request }) => {
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  console.error(`Not mocked: ${asked}`);
  document.documentElement.dataset.unmocked = asked;
  return HttpResponse.error();
});

/** The service of the workbench: a quiet day from the contract's examples; a story asks for another day by name. */
export async function startWorker() {
  const worker = setupWorker(...Object.values(days).flatMap(({ quietDay }) => quietDay), unknown);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
