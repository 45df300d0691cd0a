import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Invitee } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';

const messages = defineMessages<{
  INVITED: {};
  ORDERED: {};
  CONFIRMED: {};
  NOT_COUNTED: {};
  registered: { date: string };
  kept: { date: string };
  waits: {};
  returns: {};
  coins: { count: number };
  SELF: {};
  LOOP: {};
  SAME_DEVICE: {};
  TOO_MANY: {};
}>({
  INVITED: {
    id: 'inviteeRow.invited',
    defaultMessage: 'Registered',
    description: 'State of a friend: has not bought anything yet',
  },
  ORDERED: {
    id: 'inviteeRow.ordered',
    defaultMessage: 'Ordered',
    description: 'State of a friend: has ordered, and may still send it back',
  },
  CONFIRMED: {
    id: 'inviteeRow.confirmed',
    defaultMessage: 'Confirmed',
    description: 'State of a friend: has kept a first order',
  },
  NOT_COUNTED: {
    id: 'inviteeRow.notCounted',
    defaultMessage: 'Not counted',
    description: 'State of a friend: brings no coins',
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
  waits: {
    id: 'inviteeRow.waits',
    defaultMessage: 'Waiting for a first order',
    description: 'What is missing to the coins',
  },
  returns: {
    id: 'inviteeRow.returns',
    defaultMessage: 'Waiting for the end of the return period',
    description: 'What is missing to the coins',
  },
  coins: {
    id: 'inviteeRow.coins',
    defaultMessage: '{count, plural, one {+# coin} other {+# coins}}',
    description: 'What the friend has brought',
  },
  SELF: {
    id: 'inviteeRow.self',
    defaultMessage: 'Shares a device, number, address or card with you',
    description: 'Why a friend is not counted',
  },
  LOOP: {
    id: 'inviteeRow.loop',
    defaultMessage: 'Is in the chain of people who invited you',
    description: 'Why a friend is not counted: invitations go round in a circle',
  },
  SAME_DEVICE: {
    id: 'inviteeRow.sameDevice',
    defaultMessage: 'Another account was already used on that device',
    description: 'Why a friend is not counted',
  },
  TOO_MANY: {
    id: 'inviteeRow.tooMany',
    defaultMessage: 'Came after the limit of a day or a month was reached',
    description: 'Why a friend is not counted',
  },
});

const tones = { INVITED: 'neutral', ORDERED: 'deal', CONFIRMED: 'jade', NOT_COUNTED: 'line' } as const;

type InviteeRowProps = { invitee: Invitee };

/** A friend who came by the reader's link, by the first letter, with how far it has come or why it counts for nothing. */
export function InviteeRow({ invitee }: InviteeRowProps) {
  const { name, state, notCounted, coins, invitedAt, confirmedAt } = invitee;
  const { formatDate } = useIntl();
  const date = formatDate(confirmedAt ?? invitedAt, { day: 'numeric', month: 'short', year: 'numeric' });
  const next = notCounted ?? (state === 'INVITED' ? 'waits' : state === 'ORDERED' ? 'returns' : undefined);
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
        {next && (
          <p className="text-xs text-fg-2">
            <FormattedMessage {...messages[next]} />
          </p>
        )}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <Badge tone={tones[state]}>
          <FormattedMessage {...messages[state]} />
        </Badge>
        {coins > 0 && (
          <p className="text-xs text-fg-2 tabular-nums">
            <FormattedMessage {...messages.coins} values={{ count: coins }} />
          </p>
        )}
      </div>
    </div>
  );
}
