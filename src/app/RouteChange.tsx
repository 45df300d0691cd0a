import { use, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useMemory } from '#src/state/memory.ts';
import { NonceContext } from './nonce.ts';
import type { ScreenHandle } from './screen.ts';

/**
 * What happens at each change of screen: its name is recorded (S2.41), the page starts at the top and on Back where
 * it was (S2.42, Z7), and the focus goes to the heading, so that a screen reader says where one is.
 */
export function RouteChange() {
  const { ui } = useMemory();
  const { pathname, key } = useLocation();
  const name = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.name ?? '';
  const shown = useRef(pathname);

  useEffect(() => ui.set({ currentRoute: name }), [ui, name]);
  useEffect(() => {
    window.dispatchEvent(new Event('mall:navigated'));
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, key]);

  return <ScrollRestoration nonce={use(NonceContext)} />;
}
