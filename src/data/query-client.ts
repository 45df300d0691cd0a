import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isRefusal, Refusal, Unreachable } from './refusal.ts';

const freshMs = 60_000;
/** Requests that failed later than this (ms) are not retried, because the reader has waited long enough. */
const fastMs = 2000;
const secondTryAfterMs = 500;
/**
 * Milliseconds for which a failed query counts as fresh, so that the screen shows the error of its loader instead
 * of asking again.
 */
const justFailedMs = 10_000;
const repeats = 4;
const repeatAfterMs = 1000;

/**
 * The query cache. Error responses are final; reads that failed fast are retried once. A mutation that the service
 * is still processing under the same Idempotency-Key is repeated. Offline requests fail at once instead of being
 * queued, so that no order is sent later without the reader's knowledge.
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
    },
  });
}

/** True for a network or server error that came fast; a time-out is not retried. */
const failedFast = (error: Error) =>
  (error instanceof Unreachable || (error instanceof Refusal && error.status >= 500)) &&
  error.afterMs <= fastMs;
