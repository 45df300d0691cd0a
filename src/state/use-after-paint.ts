import { startTransition, useEffect, useState } from 'react';
import { useInBrowser } from '#src/domain/use-in-browser.ts';

/**
 * False while a screen is first painted in the browser, true right after it: for what lies below the first view, so
 * that it does not keep the first view waiting. True at once where the server rendered the page, and on the server.
 */
export function useAfterPaint(): boolean {
  const fromServer = !useInBrowser();
  const [painted, setPainted] = useState(fromServer);
  useEffect(() => {
    if (painted) return undefined;
    let rest: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [painted]);
  return painted;
}
