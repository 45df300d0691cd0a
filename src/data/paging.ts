type Paged = { current: number; pages: number };

/** The number of the page after this one, or undefined at the end. */
export const nextPage = ({ current, pages }: Paged) => (current < pages ? current + 1 : undefined);

type Endless = { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean };

/** State of the foot of an infinite list. */
export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Endless) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'error';
  return hasNextPage ? 'more' : 'end';
}
