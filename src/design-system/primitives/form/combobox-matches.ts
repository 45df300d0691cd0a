export type ComboboxOption = { value: string; name: string; note?: string };

/** Rows drawn at once; more are reached by typing. */
const rowsMax = 100;

/** The options whose name or note has what was typed, in the reader's own letters (Turkish i, no accents needed). */
export function comboboxMatches(options: readonly ComboboxOption[], typed: string, locale: string) {
  const plain = (text: string) =>
    text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
  const wanted = plain(typed);
  const found = wanted
    ? options.filter(({ name, note = '' }) => plain(`${name} ${note}`).includes(wanted))
    : options;
  return { rows: found.slice(0, rowsMax), hidden: Math.max(0, found.length - rowsMax) };
}
