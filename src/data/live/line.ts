import type { QueryClient } from '@tanstack/react-query';

const lineKey = ['live', 'line'] as const;

/** Sets whether live events arrive; polling queries start again as soon as they do not. */
export function noteLine(queryClient: QueryClient, open: boolean) {
  queryClient.setQueryDefaults(lineKey, { gcTime: Infinity });
  queryClient.setQueryData(lineKey, open);
}

/** For `refetchInterval`: never while changes are heard of by themselves, else every so many milliseconds. */
export const unlessLive = (queryClient: QueryClient, everyMs: number) => (): number | false =>
  queryClient.getQueryData(lineKey) === true ? false : everyMs;
