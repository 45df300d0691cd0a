import { useEffect, useRef } from 'react';

/**
 * When one view of a place takes the place of another and the button that had the focus went with it, the heading of the
 * new view gets it, so that it is read out (WCAG 2.4.3). The first view leaves the focus alone unless `pressed` led to it.
 */
export function useCaughtFocus<E extends HTMLElement>(view: string | undefined, pressed: boolean) {
  const place = useRef<E>(null);
  const before = useRef<string>(undefined);
  const led = useRef(pressed);
  useEffect(() => {
    if (view === undefined || view === before.current) return;
    const isFirst = before.current === undefined;
    before.current = view;
    if ((isFirst && !led.current) || document.activeElement !== document.body) return;
    const heading = place.current?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus();
  }, [view]);
  return place;
}
