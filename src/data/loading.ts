import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { Refusal } from './refusal.ts';
import { type LoaderArgs, queryClientContext, shopContext } from './shop.ts';

/** Helpers of route loaders: the API client and three ways to fill the query cache. Loaders do nothing else. */
export function loading({ context }: Pick<LoaderArgs, 'context'>) {
  const queryClient = context.get(queryClientContext);
  return {
    shop: context.get(shopContext),
    /** Waits for data that the page needs; an error response becomes the status of the page. */
    async need<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<T> {
      try {
        return await queryClient.fetchQuery(options);
      } catch (error) {
        throw error instanceof Refusal ? pageStatus(error) : error;
      }
    },
    /** Waits for data of the first view; when it fails, only its part of the page shows the error. */
    want: <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<void> =>
      queryClient.prefetchQuery(options),
    /** The same for an infinite query. */
    wantPages: <T, K extends QueryKey, P>(
      options: FetchInfiniteQueryOptions<T, Error, T, K, P>,
    ): Promise<void> => queryClient.prefetchInfiniteQuery(options),
  };
}

/** Status of the page: an address that the service cannot parse (422) is shown as 404. */
const pageStatus = ({ status }: Refusal) => new Response(null, { status: status === 422 ? 404 : status });
