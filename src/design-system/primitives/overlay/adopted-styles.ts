import { useEffect } from 'react';

type AdoptedStylesProps = {
  /** CSS rules for the whole document. */
  styles: string;
};

/** The width of the hidden scroll bar, for rules that we have not: every element would inherit it and be styled anew. */
const widthForOthers = /--removed-body-scroll-bar-size:[^;]*;/g;

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
        sheet.replaceSync(styles.replaceAll(widthForOthers, ''));
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
