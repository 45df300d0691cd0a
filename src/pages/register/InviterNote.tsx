import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { inviteDays } from '#src/state/kept-invite.ts';

const messages = defineMessages<{
  who: { name: string };
  yours: { count: number };
  theirs: { count: number };
  kept: { days: number };
}>({
  who: {
    id: 'inviterNote.who',
    defaultMessage: '{name} invites you',
    description: 'Above the form of a new account; the first letter of a name and stars',
  },
  yours: {
    id: 'inviterNote.yours',
    defaultMessage:
      'Once you have kept your first order, you get {count, plural, one {# coin} other {# coins}}.',
    description: 'What the reader gets; the time to send things back must be over',
  },
  theirs: {
    id: 'inviterNote.theirs',
    defaultMessage: 'Your friend gets {count, plural, one {# coin} other {# coins}} too.',
    description: 'What whoever invites gets at the same moment; follows the sentence before it',
  },
  kept: {
    id: 'inviterNote.kept',
    defaultMessage:
      'This browser remembers the invitation for {days, plural, one {# day} other {# days}}, so you can look around first.',
    description: 'Below it; only the code of the link is remembered',
  },
});

/** Who invites the reader, and what both get; nothing for a code that is not known: the form says so when it is sent (S3.11). */
export function InviterNote({ invite }: { invite: string }) {
  const { locale } = useIntl();
  const { data: inviter } = useQuery(invitationQueries.inviter(useShop(), invite));
  if (!inviter) return null;
  const { name, reward } = inviter;
  return (
    <section className="mb-5 flex gap-3 rounded-lg bg-deal-soft p-4 text-base text-on-deal-soft">
      <Gift aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />
      <div className="grid gap-1">
        <h2 className="font-semibold">
          <FormattedMessage {...messages.who} values={{ name }} />
        </h2>
        <p>
          <FormattedMessage {...messages.yours} values={{ count: reward.friendCoins }} />
          {sentenceGap(locale)}
          <FormattedMessage {...messages.theirs} values={{ count: reward.perConfirmedCoins }} />
        </p>
        <p className="text-sm">
          <FormattedMessage {...messages.kept} values={{ days: inviteDays }} />
        </p>
      </div>
    </section>
  );
}
