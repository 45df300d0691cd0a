/** The page numbers to offer: first, last and the neighbours of the current one; undefined stands for a gap. */
export function pagesAround(current: number, pages: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [undefined, page] : [page];
  });
}
