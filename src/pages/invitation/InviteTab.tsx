import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { InvitePanel } from '#src/design-system/panels/invitation/InvitePanel.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { paths } from '#src/domain/urls.ts';
import { useShare } from '#src/features/share/use-share.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { Board } from './Board.tsx';
import { Friends } from './Friends.tsx';
import { InviteRules } from './InviteRules.tsx';

const QrCode = onDemand(async () => (await import('#src/design-system/primitives/media/QrCode.tsx')).QrCode);

const messages = defineMessages({
  shared: {
    id: 'inviteTab.shared',
    defaultMessage: 'Come shopping with me at iCan Mall',
    description: 'Title of the link that a reader sends to a friend',
  },
  code: {
    id: 'inviteTab.code',
    defaultMessage: 'Your link as a QR code',
    description: 'A square code for cameras; for a screen reader',
  },
  copied: { id: 'inviteTab.copied', defaultMessage: 'Link copied', description: 'Toast' },
});

/** How to invite friends, who came, who has invited most, and the rules (S1.33, S1.34, S3.20); a part that fails, fails alone. */
export function InviteTab() {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const info = useQuery(invitationQueries.info(useShop()));
  const { share, dialog } = useShare();
  return (
    <>
      {info.data ? (
        <InvitePanel
          invitation={info.data}
          qr={<QrCode value={info.data.inviteUrl} label={formatMessage(messages.code)} className="size-40" />}
          onShare={() =>
            void share({
              name: formatMessage(messages.shared),
              path: `${paths.register}?invite=${info.data.inviteCode}`,
            })
          }
          onCopied={() => ui.say('success', formatMessage(messages.copied))}
        />
      ) : info.isPending ? (
        <Skeleton className="h-110 rounded-xl!" />
      ) : (
        <LoadFailed onRetry={() => void info.refetch()} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Friends />
        <Board />
      </div>
      {info.data && <InviteRules invitation={info.data} />}
      {dialog}
    </>
  );
}
