import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { NoticeLink } from '#src/design-system/layout/NoticeLink.tsx';
import { useWide } from '#src/design-system/primitives/overlay/use-wide.ts';
import { wantedCode } from '#src/domain/late-code.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

const load = () => import('./LatestPanel.tsx');
const LatestPanel = lazy(async () => ({ default: (await wantedCode(load)).LatestPanel }));

/** A press that asks for another tab or window is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The bell of the header with what a member has not read (S2.86); the client's state knows the number, too (S3.23). On wide
 * screens a press shows the latest below it; on a phone, in another tab and without script it leads to all of them.
 */
export function NoticesLink() {
  const { orders, announcements } = useUnreadNotices();
  const { ui } = useClientState();
  // Until it is alive, and without script, it says no more than that it is a link.
  const wide = useWide(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = orders + announcements;
  useEffect(() => ui.set({ notificationCount: count }), [ui, count]);
  const near = () => void (wide && load().catch(() => undefined));
  const shown = wide && anchor;
  return (
    <>
      <NoticeLink
        href={paths.notifications}
        count={count}
        aria-haspopup={wide ? 'dialog' : undefined}
        aria-expanded={wide ? anchor !== null : undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={(event) => {
          if (!wide || !isPlain(event)) return;
          event.preventDefault();
          setAnchor(anchor ? null : event.currentTarget);
        }}
      />
      {shown && (
        <Suspense>
          <LatestPanel anchor={shown} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
