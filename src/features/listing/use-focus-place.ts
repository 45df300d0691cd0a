import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Links that were followed out of a list, by the entry of the history in which they stand. */
const left = new Map<string, string>();
const leftMax = 50;

/** Back on a list, the focus is on the link by which one had left it (Z7). Answers the ref of the list. */
export function useFocusPlace(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const element = list.current;
    const remember = (event: Event) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href');
      if (!href) return;
      left.delete(key);
      left.set(key, href);
      for (const old of [...left.keys()].slice(0, -leftMax)) left.delete(old);
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [key]);
  useEffect(() => {
    const href = type === 'POP' ? left.get(key) : undefined;
    if (href === undefined) return undefined;
    // The frame gives the focus to the heading first.
    const timer = setTimeout(() => {
      const links = list.current?.querySelectorAll('a') ?? [];
      [...links].find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [key, type]);
  return list;
}
