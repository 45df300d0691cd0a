import { useEffect } from 'react';

type AdoptedStylesProps = {
  /** CSS rules for the whole document. */
  styles: string;
};

/**
 * Makes a component that brings rules into the document while it is shown; of several at once, the first one's hold. The
 * built shop takes it in place of the package's own (vite.config.ts), which writes a `<style>` that our pages' policy forbids.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let shown = 0;
  return function AdoptedStyles({ styles }: AdoptedStylesProps) {
    useEffect(() => {
      if (shown === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      shown += 1;
      return () => {
        shown -= 1;
        if (shown > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles]);
    return null;
  };
}
