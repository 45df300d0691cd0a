import { useSyncExternalStore } from 'react';
import { breakpoints } from '#src/design-system/tokens/breakpoints.ts';

const query = `(min-width: ${breakpoints.nav}px)`;

function onTurn(turn: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', turn);
  return () => media.removeEventListener('change', turn);
}

/** The screen is wider than the 834 px at which things turn into sheets; `unknown` is the answer where there is no screen yet. */
export const useWide = (unknown = true) =>
  useSyncExternalStore(
    onTurn,
    () => window.matchMedia(query).matches,
    () => unknown,
  );
