import { useState } from 'react';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const ShareDialog = onDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog);

type Shared = {
  /** What is shared, such as the product's name. */
  name: string;
  /** Its address on this mall, without anything of the reader. */
  path: string;
};

/** Hands a page on: by the device's own sheet where it has one, else by a dialog with the link, which the screen shows. */
export function useShare() {
  const [shown, setShown] = useState<{ name: string; link: string }>();
  return {
    async share({ name, path }: Shared) {
      const url = new URL(path, window.location.origin).href;
      const shared = { title: name, url };
      // Old browsers, and those without a secure line, know neither.
      if (!('share' in navigator) || !navigator.canShare?.(shared)) {
        setShown({ name, link: url });
        return;
      }
      try {
        await navigator.share(shared);
      } catch (fault) {
        const closed = fault instanceof DOMException && fault.name === 'AbortError';
        if (!closed) setShown({ name, link: url });
      }
    },
    dialog: shown && <ShareDialog {...shown} onClose={() => setShown(undefined)} />,
  };
}
