import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useClientState } from '#src/state/client-state.ts';
import { focusHeading } from './focus-heading.ts';
import type { ScreenHandle } from './screen.ts';

/**
 * What happens at each change of screen: its name is recorded, and told to whoever measures visits (S2.41, Z42), the page
 * starts at the top and on Back where it was (S2.42, Z7), and the focus goes to the heading, so that a screen reader says
 * where one is.
 */
export function RouteChange() {
  const { ui } = useClientState();
  const { pathname, key } = useLocation();
  const name = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.name ?? '';
  const shown = useRef(pathname);

  useEffect(() => {
    ui.set({ currentRoute: name });
    window.dispatchEvent(new CustomEvent('mall:navigated', { detail: name }));
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading();
  }, [ui, name, pathname, key]);

  return <ScrollRestoration />;
}
