import { type RefObject, useEffect } from 'react';

/** Where a bar stands fixed at the foot of the page, what gets the focus is scrolled above it (WCAG 2.4.11). */
export function useRoomBelow(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      root.style.scrollPaddingBottom = isFixed ? `${element.offsetHeight}px` : '';
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
