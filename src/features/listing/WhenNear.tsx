import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useNear } from '#src/design-system/primitives/feedback/use-near.ts';
import { useInBrowser } from '#src/domain/use-in-browser.ts';

/** How far below the window a part counts as near: one screen. */
const margin = '100% 0px';

type WhenNearProps = {
  /** It stands at its full height before it is near: what is below it must not be seen first. */
  keepsHeight?: boolean;
  /** What stands here: its head and what is seen first, or all of it. */
  children: (whole: boolean) => ReactNode;
};

/**
 * A part of a page that the first view does not show whole. The server's page holds its head and first cards alone, and the
 * browser lays out neither until they are near; then the rest comes. Where the page is opened without a load all is there at once.
 */
export function WhenNear({ keepsHeight = false, children }: WhenNearProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(useInBrowser());
  const showWhole = useCallback(() => setWhole(true), []);
  useNear(frame, { margin, onNear: whole ? undefined : showWhole });
  return (
    <div ref={frame} className={whole || keepsHeight ? 'empty:hidden' : 'far'}>
      {children(whole)}
    </div>
  );
}
