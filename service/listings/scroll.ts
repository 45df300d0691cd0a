type ScrollAsked = {
  scrollId?: string | undefined;
  /** `sortName:sort` of the call that gave scrollId. */
  oldSort?: string | undefined;
  /** `sortName:sort` of this call. */
  sorting: string;
  pageNumber?: number | undefined;
  pageSize: number;
};

/** The opaque `scrollId` of the next page; it contains the number of records before that page. */
export const nextScroll = (pageNumber: number, pageSize: number) =>
  Buffer.from(`search:${pageNumber * pageSize}`).toString('base64url');

/**
 * The number of the page to answer: the page of `scrollId`, or 1 when the sorting has changed since, or `pageNumber` when
 * there is no `scrollId` that can be read.
 */
export function pageOfScroll({ scrollId, oldSort, sorting, pageNumber = 1, pageSize }: ScrollAsked): number {
  if (!scrollId) return pageNumber;
  if (oldSort && oldSort !== sorting) return 1;
  const before = Number(/^search:(\d{1,5})$/.exec(Buffer.from(scrollId, 'base64url').toString())?.[1]);
  return Number.isInteger(before / pageSize) ? before / pageSize + 1 : pageNumber;
}
