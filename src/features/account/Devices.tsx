import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Session } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { sessionMutations } from '#src/data/user/session.mutations.ts';
import { sessionQueries } from '#src/data/user/session.queries.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{
  title: {};
  here: {};
  used: {};
  unknown: {};
  both: { browser: string; system: string };
  end: {};
  endName: { device: string };
  endAll: {};
  ended: {};
  wrong: {};
}>({
  title: { id: 'devices.title', defaultMessage: 'Where you are logged in', description: 'Heading' },
  here: { id: 'devices.here', defaultMessage: 'This device', description: 'Mark of the device one sits at' },
  used: { id: 'devices.used', defaultMessage: 'Last used:', description: 'Followed by “2 hours ago”' },
  unknown: {
    id: 'devices.unknown',
    defaultMessage: 'Unknown device',
    description: 'Neither browser nor system is known',
  },
  both: {
    id: 'devices.both',
    defaultMessage: '{browser} on {system}',
    description: 'Name of a device: “Firefox on Windows”',
  },
  end: { id: 'devices.end', defaultMessage: 'Log out', description: 'Button beside a device' },
  endName: {
    id: 'devices.endName',
    defaultMessage: 'Log out {device}',
    description: 'The same, as it is heard',
  },
  endAll: { id: 'devices.endAll', defaultMessage: 'Log out everywhere else', description: 'Button' },
  ended: { id: 'devices.ended', defaultMessage: 'Logged out there', description: 'Toast' },
  wrong: { id: 'devices.wrong', defaultMessage: 'Something went wrong', description: 'Toast' },
});

/** Where the reader is logged in, this place marked; each other one, or all of them, can be ended. */
export function Devices() {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const shop = useShop();
  const queryClient = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionQueries.list(shop));
  const ending = useMutation(sessionMutations.end(shop, queryClient));
  const endingOthers = useMutation(sessionMutations.endOthers(shop, queryClient));
  const said = {
    onSuccess: () => ui.say('success', formatMessage(messages.ended)),
    onError: (error: Error) =>
      ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
  };
  const nameOf = ({ browser, system }: Session) =>
    browser && system
      ? formatMessage(messages.both, { browser, system })
      : (browser ?? system ?? formatMessage(messages.unknown));
  const title = <FormattedMessage {...messages.title} />;
  if (!sessions) {
    return (
      <Panel title={title}>
        {isError ? (
          <ErrorState compact onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-16 rounded-md" />
        )}
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <ul className="-my-2 grid divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.sessionId} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Monitor aria-hidden className="size-6 shrink-0 text-fg-2" strokeWidth={1.6} />
            <div className="grid min-w-0 grow">
              <span className="wrap-anywhere">{nameOf(session)}</span>
              <span className="text-sm text-fg-2">
                <FormattedMessage {...messages.used} /> <RelativeTime value={session.lastUsedTime} />
              </span>
            </div>
            {session.current ? (
              <Badge tone="jade">
                <FormattedMessage {...messages.here} />
              </Badge>
            ) : (
              <Button
                tone="outline"
                size="md"
                aria-label={formatMessage(messages.endName, { device: nameOf(session) })}
                busy={ending.isPending && ending.variables === session.sessionId}
                onClick={() => ending.mutate(session.sessionId, said)}
              >
                <FormattedMessage {...messages.end} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          tone="outline"
          className="mt-4"
          busy={endingOthers.isPending}
          onClick={() => endingOthers.mutate(undefined, said)}
        >
          <FormattedMessage {...messages.endAll} />
        </Button>
      )}
    </Panel>
  );
}
