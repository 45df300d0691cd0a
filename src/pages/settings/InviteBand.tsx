import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { inviteMessages } from '#src/design-system/panels/invitation/invite-messages.ts';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { paths } from '#src/domain/urls.ts';
import { settingsMessages } from '#src/features/account/settings-messages.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';

/** What inviting friends brings and has brought, with the way to the link; nothing when it cannot be had (S3.20). */
export function InviteBand() {
  const { locale } = useIntl();
  const id = useId();
  const { data, isPending } = useQuery(invitationQueries.info(useShop()));
  if (isPending) return <Skeleton className="h-52 rounded-lg" />;
  if (!data) return null;
  const { reward, invitedCount, confirmedCount, rank } = data;
  const figures = { invited: invitedCount, confirmed: confirmedCount, rank } as const;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Pattern ground="deal" className="grid h-full content-between gap-4 rounded-lg p-4 nav:p-5">
        <div className="grid gap-1.5">
          <h2 id={id} className="text-h3">
            <FormattedMessage {...settingsMessages.invitation} />
          </h2>
          <p className="text-sm">
            <FormattedMessage {...inviteMessages.mine} values={{ count: reward.perConfirmedCoins }} />
            {sentenceGap(locale)}
            <FormattedMessage {...inviteMessages.theirs} values={{ count: reward.friendCoins }} />
          </p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {(['invited', 'confirmed', 'rank'] as const).map((what) => {
              const figure = figures[what];
              return (
                figure !== null && (
                  <div key={what} className="flex flex-col-reverse">
                    <dt className="text-xs">
                      <FormattedMessage {...inviteMessages[what]} />
                    </dt>
                    <dd className="text-h2 tabular-nums">
                      <FormattedNumber value={figure} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
          <LinkButton tone="ink" to={paths.invitation}>
            <FormattedMessage {...inviteMessages.share} />
          </LinkButton>
        </div>
      </Pattern>
    </section>
  );
}
