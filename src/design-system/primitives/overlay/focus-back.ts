import { useState } from 'react';

/** Gives the focus back to where it was when the overlay was mounted: whoever asks mounts it, so it has no trigger of its own. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
