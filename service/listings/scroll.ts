type ScrollAsked = {
  scrollId?: string | undefined;
  /** `sortName:sort` of the call that gave scrollId. */
  oldSort?: string | undefined;
  /** `sortName:sort` of this call. */
  sorting: string;
  pageNumber?: number | undefined;
  pageSize: number;
};

/** Says where the next page begins, as the number of records before it. */
export const nextScroll = (pageNumber: number, pageSize: number) =>
  Buffer.from(`search:${pageNumber * pageSize}`).toString('base64url');

/**
 * The page that is meant: where the scroll goes on, the first one when the sorting has changed since, and without a
 * scroll that can be read the page that was asked for.
 */
export function pageOfScroll({ scrollId, oldSort, sorting, pageNumber = 1, pageSize }: ScrollAsked): number {
  if (!scrollId) return pageNumber;
  if (oldSort && oldSort !== sorting) return 1;
  const before = Number(/^search:(\d{1,5})$/.exec(Buffer.from(scrollId, 'base64url').toString())?.[1]);
  return Number.isInteger(before / pageSize) ? before / pageSize + 1 : pageNumber;
}
