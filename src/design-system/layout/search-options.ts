/** A row of the search panel. */
export type SearchOption = { group: 'suggestions' | 'history' | 'popular'; term: string };

type Offers = {
  typed: string;
  suggestions: readonly string[];
  history: readonly string[];
  popular: readonly string[];
};

/** What the panel offers, in the order of the keyboard: suggestions while one types, then history, then popular terms. */
export function searchOptions({ typed, suggestions, history, popular }: Offers): SearchOption[] {
  const rows = (group: SearchOption['group'], terms: readonly string[]) =>
    terms.map((term) => ({ group, term }));
  return [
    ...(typed.trim() ? rows('suggestions', suggestions) : []),
    ...rows('history', history),
    ...rows('popular', popular),
  ];
}
