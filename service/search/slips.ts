/** Number of typing errors between two words: a letter too many, too few or wrong, or two neighbouring letters swapped. */
export function slips(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  const rows = [Array.from({ length: to.length + 1 }, (_, place) => place)];
  const at = (row: number, place: number) => rows[row]?.[place] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let place = 1; place <= to.length; place += 1) {
      const same = from[row - 1] === to[place - 1];
      const swapped =
        row > 1 && place > 1 && from[row - 1] === to[place - 2] && from[row - 2] === to[place - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, place) + 1,
          at(row, place - 1) + 1,
          at(row - 1, place - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, place - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
