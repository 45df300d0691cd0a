import { useEffect } from 'react';

/** Escape closes the innermost thing alone: heard before a dialog or drawer around it hears it, and spent. */
export function useEscape(on: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!on) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [on, onEscape]);
}
