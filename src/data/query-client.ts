import { defaultShouldDehydrateQuery, onlineManager, QueryClient } from '@tanstack/react-query';
import { isRefusal, Refusal, Unreachable } from './refusal.ts';

const freshMs = 60_000;
/** What took longer than this (ms) to fail is not asked for again: the reader has waited enough. */
const fastMs = 2000;
const secondTryAfterMs = 500;
/** For so long (ms) a failure counts as just said: the screen that its loader made wait for it shows it. */
const justFailedMs = 10_000;
const repeats = 4;
const repeatAfterMs = 1000;

/**
 * A cache of answers. A refusal is final; what failed fast is asked for once more, and only for reading. What the service
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
          where === 'browser' && onlineManager.isOnline() && count === 0 && failedFast(error),
        retryDelay: secondTryAfterMs,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > justFailedMs,
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

/** An unreachable or failing service that said so soon; one that is silent until the time is over is not asked twice. */
const failedFast = (error: Error) =>
  (error instanceof Unreachable || (error instanceof Refusal && error.status >= 500)) &&
  error.afterMs <= fastMs;
