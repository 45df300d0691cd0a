import { useIntl } from 'react-intl';
import { noticeMessages } from '#src/design-system/cards/notice/notice-messages.ts';
import { Popover } from '#src/design-system/primitives/overlay/Popover.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { LatestForGuest } from './LatestForGuest.tsx';
import { LatestOfMember } from './LatestOfMember.tsx';

type LatestPanelProps = {
  /** The bell. */
  anchor: HTMLElement;
  onClose: () => void;
};

/** What the bell opens on wide screens; its code comes when the bell is neared (S2.86). */
export function LatestPanel({ anchor, onClose }: LatestPanelProps) {
  const { formatMessage } = useIntl();
  const isMember = useIsMember();
  return (
    <Popover label={formatMessage(noticeMessages.title)} anchor={anchor} onClose={onClose} wide>
      {isMember ? <LatestOfMember onLeave={onClose} /> : <LatestForGuest onLeave={onClose} />}
    </Popover>
  );
}
