import type { Query, QueryClient } from '@tanstack/react-query';
import { waitingBar } from '#src/domain/waiting-bar.ts';

/**
 * Shows the waiting bar for slow requests: queries that the page has a placeholder for, and what the reader
 * submitted.
 */
export function watchLongAnswers(queryClient: QueryClient) {
  const ends = new Map<object, () => void>();
  const follow = (asked: object, what: 'answer' | 'sending', open: boolean) => {
    if (open === ends.has(asked)) return;
    ends.get(asked)?.();
    ends.delete(asked);
    const end = open ? waitingBar()?.wait(what) : undefined;
    if (end) ends.set(asked, end);
  };
  const look = (query: Query) => follow(query, 'answer', query.isActive() && leavesAGap(query));
  const queries = queryClient.getQueryCache();
  queries.getAll().forEach(look);
  queries.subscribe(({ query, type }) => {
    if (type === 'removed') follow(query, 'answer', false);
    else look(query);
  });
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation) follow(mutation, 'sending', mutation.state.status === 'pending');
  });
}

/** True for a query without data, or for the next page of a list; background refetches are not reported. */
const leavesAGap = ({ state: { fetchStatus, status, fetchMeta } }: Query) =>
  fetchStatus === 'fetching' && (status === 'pending' || fetchMeta?.fetchMore !== undefined);
