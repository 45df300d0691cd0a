import { Share2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Invitation } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CopyField } from '#src/design-system/primitives/form/CopyField.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { inviteMessages as messages } from './invite-messages.ts';

type InvitePanelProps = {
  invitation: Invitation;
  /** The link for cameras; its room is kept until it is drawn. */
  qr?: ReactNode;
  onShare: () => void;
  /** The link is on the clipboard. */
  onCopied?: () => void;
};

/** How to invite friends, with the door that a camera opens, and what it has brought so far (S1.33, S3.20). */
export function InvitePanel({ invitation, qr, onShare, onCopied }: InvitePanelProps) {
  const { locale } = useIntl();
  const { inviteCode, inviteUrl, invitedCount, confirmedCount, coinsEarned, rank, reward } = invitation;
  const id = useId();
  const figures = { invited: invitedCount, confirmed: confirmedCount, earned: coinsEarned, rank } as const;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Pattern
        ground="deal"
        className="grid gap-6 overflow-hidden rounded-xl p-5 pb-0! text-base nav:grid-cols-[minmax(0,1fr)_auto] nav:gap-10 nav:p-10"
      >
        <div className="grid content-start gap-4 nav:pb-10">
          <h2
            id={id}
            className="max-w-[16ch] text-[clamp(1.75rem,1.2rem+1.8vw,2.5rem)] leading-tight font-bold"
          >
            <FormattedMessage {...messages.title} />
          </h2>
          <p className="max-w-[44ch]">
            <FormattedMessage {...messages.mine} values={{ count: reward.perConfirmedCoins }} />
            {sentenceGap(locale)}
            <FormattedMessage {...messages.theirs} values={{ count: reward.friendCoins }} />
          </p>
          <div className="rounded-lg bg-canvas p-3 text-fg">
            <CopyField
              label={<FormattedMessage {...messages.link} />}
              value={inviteUrl}
              onCopied={onCopied}
            />
          </div>
          <Button tone="ink" className="justify-self-start max-nav:w-full" onClick={onShare}>
            <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.share} />
          </Button>
        </div>
        <div
          aria-busy={!qr}
          className="grid w-60 max-w-full content-start justify-items-center gap-1 self-end justify-self-center rounded-t-full bg-white px-8 pt-16 pb-5 text-center text-sm text-door-2 nav:w-64 nav:pt-18"
        >
          {qr ?? <Skeleton className="size-40 rounded-md!" />}
          <p className="text-lg font-semibold tracking-widest wrap-anywhere" translate="no">
            {inviteCode}
          </p>
          <p>
            <FormattedMessage {...messages.scan} />
          </p>
        </div>
      </Pattern>
      <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface nav:grid-cols-4">
        {(['invited', 'confirmed', 'earned', 'rank'] as const).map((what) => (
          <div
            key={what}
            className="-mt-px -ml-px flex min-w-0 flex-col-reverse justify-end border-t border-l border-line p-4 nav:px-5"
          >
            <dt className="text-sm text-fg-2">
              <FormattedMessage {...messages[what]} />
            </dt>
            <dd className="text-price-lg tabular-nums wrap-anywhere">
              {figures[what] === null ? (
                <span className="text-base font-regular text-fg-2">
                  <FormattedMessage {...messages.none} />
                </span>
              ) : (
                <FormattedNumber value={figures[what]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
