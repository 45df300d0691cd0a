import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/breakpoints.ts';

const query = `(min-width: ${breakpoints.nav}px)`;

function onTurn(turn: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', turn);
  return () => media.removeEventListener('change', turn);
}

/** The screen is wider than the 834 px at which things turn into sheets. */
export const useWide = () =>
  useSyncExternalStore(
    onTurn,
    () => window.matchMedia(query).matches,
    () => true,
  );
