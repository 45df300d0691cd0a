import { useEffect, useState } from 'react';
import { NoticeLink } from '#src/design-system/layout/NoticeLink.tsx';
import { useWide } from '#src/design-system/primitives/overlay/use-wide.ts';
import { lateComponent } from '#src/domain/late-component.tsx';
import { isPlainPress } from '#src/domain/plain-press.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

const LatestPanel = lateComponent(async () => (await import('./LatestPanel.tsx')).LatestPanel);

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
  const near = () => void (wide && LatestPanel.bring().catch(() => undefined));
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
          if (!wide || !isPlainPress(event)) return;
          event.preventDefault();
          setAnchor(anchor ? null : event.currentTarget);
        }}
      />
      {shown && <LatestPanel anchor={shown} onClose={() => setAnchor(null)} />}
    </>
  );
}
