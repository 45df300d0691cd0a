import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Invitee } from '#openapi/schema.gen.ts';
import { Avatar } from '../primitives/Avatar.tsx';
import { Badge } from '../primitives/Badge.tsx';

const messages = defineMessages<{
  INVITED: {};
  CONFIRMED: {};
  registered: { date: string };
  kept: { date: string };
}>({
  INVITED: {
    id: 'inviteeRow.invited',
    defaultMessage: 'Registered',
    description: 'State of a friend: has not bought anything to keep',
  },
  CONFIRMED: {
    id: 'inviteeRow.confirmed',
    defaultMessage: 'Confirmed',
    description: 'State of a friend: has kept a first order',
  },
  registered: {
    id: 'inviteeRow.registered',
    defaultMessage: 'Registered on {date}',
    description: 'When a friend made an account',
  },
  kept: {
    id: 'inviteeRow.kept',
    defaultMessage: 'Confirmed on {date}',
    description: 'When the first order of a friend could no longer be sent back',
  },
});

type InviteeRowProps = { invitee: Invitee };

/** A friend who came by the reader's link, by the first letter. */
export function InviteeRow({ invitee }: InviteeRowProps) {
  const { name, state, invitedAt, confirmedAt } = invitee;
  const { formatDate } = useIntl();
  const date = formatDate(confirmedAt ?? invitedAt, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <div className="flex items-center gap-3 py-3">
      <Avatar name={name} size="md" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="text-base font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-fg-2">
          <FormattedMessage {...messages[confirmedAt ? 'kept' : 'registered']} values={{ date }} />
        </p>
      </div>
      <Badge tone={state === 'CONFIRMED' ? 'jade' : 'neutral'}>
        <FormattedMessage {...messages[state]} />
      </Badge>
    </div>
  );
}
