import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { Refusal } from './refusal.ts';
import { type LoaderArgs, queryClientContext, shopContext } from './shop.ts';

/** What a loader works with: the shop, and the ways of asking. Loaders read and fill the cache, nothing else. */
export function loading({ context }: Pick<LoaderArgs, 'context'>) {
  const queryClient = context.get(queryClientContext);
  return {
    shop: context.get(shopContext),
    /** Waits for what the page cannot do without; a refusal becomes the status of the page (R10). */
    async need<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<T> {
      try {
        return await queryClient.fetchQuery(options);
      } catch (error) {
        throw error instanceof Refusal ? pageStatus(error) : error;
      }
    },
    /** Waits for a part of the first picture that may fail alone. */
    want: <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<void> =>
      queryClient.prefetchQuery(options),
    /** The same for the first pages of a list that goes on. */
    wantPages: <T, K extends QueryKey, P>(
      options: FetchInfiniteQueryOptions<T, Error, T, K, P>,
    ): Promise<void> => queryClient.prefetchInfiniteQuery(options),
    /** Asks without waiting: the answer streams in behind the page. */
    later<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
      void queryClient.prefetchQuery(options);
    },
    /** The same for a list that goes on. */
    laterPages<T, K extends QueryKey, P>(options: FetchInfiniteQueryOptions<T, Error, T, K, P>): void {
      void queryClient.prefetchInfiniteQuery(options);
    },
  };
}

/** An address with an impossible part is a page that does not exist. */
const pageStatus = ({ status }: Refusal) => new Response(null, { status: status === 422 ? 404 : status });
