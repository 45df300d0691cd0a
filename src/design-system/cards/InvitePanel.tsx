import { Share2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { Invitation } from '#openapi/schema.gen.ts';
import { Button } from '../primitives/Button.tsx';
import { CopyField } from '../primitives/CopyField.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';

const messages = defineMessages<{
  title: {};
  reward: { count: number };
  invited: {};
  confirmed: {};
  rank: { rank: number };
  scan: {};
  link: {};
  code: {};
  share: {};
}>({
  title: { id: 'invitePanel.title', defaultMessage: 'Invite friends', description: 'Heading' },
  reward: {
    id: 'invitePanel.reward',
    defaultMessage:
      '{count, plural, one {You get # coin for each friend who keeps a first order.} other {You get # coins for each friend who keeps a first order.}}',
    description: 'What inviting brings; the order must be completed and not sent back',
  },
  invited: {
    id: 'invitePanel.invited',
    defaultMessage: 'invited',
    description: 'Below a number: people who registered',
  },
  confirmed: {
    id: 'invitePanel.confirmed',
    defaultMessage: 'confirmed',
    description: 'Below a number: people who kept a first order',
  },
  rank: { id: 'invitePanel.rank', defaultMessage: 'Rank {rank, number}', description: 'Place on the board' },
  scan: {
    id: 'invitePanel.scan',
    defaultMessage: 'Let a friend scan it',
    description: 'Below the QR code',
  },
  link: { id: 'invitePanel.link', defaultMessage: 'Your link', description: 'Label' },
  code: { id: 'invitePanel.code', defaultMessage: 'Your code', description: 'Label' },
  share: { id: 'invitePanel.share', defaultMessage: 'Share link', description: 'Button' },
});

type InvitePanelProps = {
  invitation: Invitation;
  /** The link for cameras; its room is kept until it is drawn. */
  qr?: ReactNode;
  onShare: () => void;
  /** The link or the code is on the clipboard. */
  onCopied?: () => void;
};

/** How to invite friends, and what it has brought so far (S1.33, S3.20). */
export function InvitePanel({ invitation, qr, onShare, onCopied }: InvitePanelProps) {
  const { inviteCode, inviteUrl, invitedCount, confirmedCount, rank, reward } = invitation;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-xl border border-line bg-surface text-base"
    >
      <div className="pat grid gap-3 bg-deal p-5 text-on-deal [--pc:var(--c-deal-hover)] nav:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={id} className="text-h2">
            <FormattedMessage {...messages.title} />
          </h2>
          {rank !== null && (
            <p className="inline-flex h-6 items-center rounded-xs bg-on-deal px-2 text-sm font-medium text-deal tabular-nums">
              <FormattedMessage {...messages.rank} values={{ rank }} />
            </p>
          )}
        </div>
        <p className="max-w-[44ch]">
          <FormattedMessage {...messages.reward} values={{ count: reward.perConfirmedCoins }} />
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {(['invited', 'confirmed'] as const).map((what) => (
            <div key={what} className="flex flex-col-reverse">
              <dt className="text-sm">
                <FormattedMessage {...messages[what]} />
              </dt>
              <dd className="text-price-lg tabular-nums">
                <FormattedNumber value={what === 'invited' ? invitedCount : confirmedCount} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-5 p-5 nav:grid-cols-[auto_minmax(0,1fr)] nav:gap-8 nav:p-6">
        <div aria-busy={!qr} className="grid content-start justify-items-center gap-2 text-sm text-fg-2">
          {qr ?? <Skeleton className="size-40 rounded-md!" />}
          <FormattedMessage {...messages.scan} />
        </div>
        <div className="grid content-start gap-4">
          <CopyField label={<FormattedMessage {...messages.link} />} value={inviteUrl} onCopied={onCopied} />
          <CopyField label={<FormattedMessage {...messages.code} />} value={inviteCode} onCopied={onCopied} />
          <Button className="justify-self-start max-nav:w-full" onClick={onShare}>
            <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.share} />
          </Button>
        </div>
      </div>
    </section>
  );
}
