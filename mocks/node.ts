import { setupServer } from 'msw/node';
import { misfits } from './contract-check.ts';
import { defaultHandlers } from './default-handlers.ts';

/**
 * The mocked service of a test; the test calls `listen({ onUnhandledRequest: 'error' })`. What does not fit the contract is told
 * to `report`.
 */
export function mockedService(report: (fault: string) => void) {
  const server = setupServer(...defaultHandlers);
  server.events.on('response:mocked', async ({ request, response }) => {
    (await misfits(request, response)).forEach(report);
  });
  return server;
}
