import { defaultShouldDehydrateQuery, onlineManager, QueryClient } from '@tanstack/react-query';
import { isRefusal, Refusal } from './refusal.ts';

const freshMs = 60_000;
const retries = 2;
const repeats = 4;
const repeatAfterMs = 1000;

/**
 * A cache of answers. A refusal is final; an unreachable service is asked again, and only for reading. What the service
 * is still doing under the same Idempotency-Key is repeated in silence. Without a connection nothing waits: a page says
 * so at once, and no order leaves later, unasked (F9).
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        retry: (count, error) =>
          where === 'browser' &&
          onlineManager.isOnline() &&
          count < retries &&
          !(error instanceof Refusal && error.status < 500),
      },
      mutations: {
        networkMode: 'always',
        retry: (count, error) => count < repeats && isRefusal(error, 'idempotency.in_progress'),
        retryDelay: repeatAfterMs,
      },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
        shouldRedactErrors: () => false,
      },
    },
  });
}
