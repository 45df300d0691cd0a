import { useState } from 'react';

/** The first of a long list, those that are chosen among the rest too, and all of them on demand. */
export function useShortList<Value extends { chosen: boolean }>(values: readonly Value[], shownMax: number) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.filter(({ chosen }, index) => chosen || index < shownMax);
  return { shown, all, hidden: values.length - shown.length, toggle: () => setAll(!all) };
}
