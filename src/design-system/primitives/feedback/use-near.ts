import { type RefObject, useEffect } from 'react';

type NearOptions = {
  /** How far outside the window it counts as near, as CSS writes it: `600px`, or `100% 0px` for one screen above and below. */
  margin: string;
  /**
   * Is called when the part is near, also when it is at the start. A new function asks anew, so keep the same one for as
   * long as it asks for the same; without one nothing is watched.
   */
  onNear: (() => void) | undefined;
  /** Is called when the part is no longer near, also when it is not at the start; the same function for as long, too. */
  onFar?: () => void;
};

/** Tells when a part of the page comes near the window. */
export function useNear(ref: RefObject<Element | null>, { margin, onNear, onFar }: NearOptions) {
  useEffect(() => {
    const part = ref.current;
    if (!onNear || !part) return undefined;
    const sight = new IntersectionObserver(([seen]) => (seen?.isIntersecting ? onNear() : onFar?.()), {
      rootMargin: margin,
    });
    sight.observe(part);
    return () => sight.disconnect();
  }, [ref, margin, onNear, onFar]);
}
