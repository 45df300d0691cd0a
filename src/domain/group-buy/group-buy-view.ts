/** The states of group buys by their word in the address of the list (S2.33, S4.23). */
export const groupBuyWords = {
  'in-progress': 'IN_PROGRESS',
  upcoming: 'UPCOMING',
  completed: 'COMPLETED',
  'time-out': 'TIME_OUT',
} as const;

export type GroupBuyWord = keyof typeof groupBuyWords;

/** The word in an address; running ones when there is none or it is unknown. */
export function groupBuyWord(search: URLSearchParams): GroupBuyWord {
  const word = search.get('state') ?? '';
  return Object.hasOwn(groupBuyWords, word) ? (word as GroupBuyWord) : 'in-progress';
}
