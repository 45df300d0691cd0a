type Endless = { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean };

/** What the foot of an endless list says. */
export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Endless) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'error';
  return hasNextPage ? 'more' : 'end';
}

/** Back to the first row of a list. */
export const toTop = () => window.scrollTo({ top: 0 });
