import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function onTurn(turn: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', turn);
  return () => media.removeEventListener('change', turn);
}

function look(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(query).matches ? 'dark' : 'light';
}

/** The look that the page has now, for frames of others that stand in it. */
export const useLook = () => useSyncExternalStore(onTurn, look, () => 'light' as const);
