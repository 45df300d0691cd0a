import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { mailQueries } from '#src/data/mail/mail.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { AlwaysMailed } from '#src/features/mail/AlwaysMailed.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { MailSwitch } from './MailSwitch.tsx';

const messages = defineMessages<{ title: {}; to: { mail: string }; none: {} }>({
  title: { id: 'mailsPanel.title', defaultMessage: 'What we may email you', description: 'Heading' },
  to: {
    id: 'mailsPanel.to',
    defaultMessage: 'Emails go to {mail}.',
    description: 'The address of the account',
  },
  none: {
    id: 'mailsPanel.none',
    defaultMessage:
      'Your account has no email, so we send you no emails. You will find news under Notifications.',
    description: 'In place of the switches',
  },
});

/** Which kinds of mail the reader wants, each with a switch of its own. */
export function MailsPanel() {
  const { data, isError, refetch } = useQuery(mailQueries.preferences(useShop()));
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-80 rounded-lg" />;
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      {data.mail ? (
        <div className="grid gap-4">
          <p className="wrap-anywhere">
            <FormattedMessage {...messages.to} values={{ mail: data.mail }} />
          </p>
          <div className="grid gap-3">
            {data.kinds.map((wish) => (
              <MailSwitch key={wish.kind} wish={wish} />
            ))}
          </div>
          <AlwaysMailed />
        </div>
      ) : (
        <p className="text-fg-2">
          <FormattedMessage {...messages.none} />
        </p>
      )}
    </Panel>
  );
}
