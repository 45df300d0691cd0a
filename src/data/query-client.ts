import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { Refusal } from './refusal.ts';

const freshMs = 60_000;
const retries = 2;

/** A cache of answers. A refusal is final; an unreachable service is asked again, and only for reading. */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (count, error) =>
          where === 'browser' && count < retries && !(error instanceof Refusal && error.status < 500),
      },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
        shouldRedactErrors: () => false,
      },
    },
  });
}
