import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { paths } from '#src/domain/urls.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import { useInBrowser } from '#src/domain/use-in-browser.ts';
import { NewAccountForm } from './NewAccountForm.tsx';

const messages = defineMessages({
  title: { id: 'registerPage.title', defaultMessage: 'Create an account', description: 'Heading (S2.39)' },
  text: {
    id: 'registerPage.text',
    defaultMessage: 'One account for all shops: your cart, orders and favourites stay together.',
    description: 'Below the heading',
  },
});

const fields = ['who', 'code', 'nickname', 'password', 'again', 'invite'];

/** A new account (S2.39); what was wanted before is gone on with afterwards. Who has one already goes home. */
export function RegisterPage() {
  const { formatMessage } = useIntl();
  const isMember = useIsMember();
  // Nothing is to be typed before somebody is there who keeps it.
  const awake = useInBrowser();
  if (isMember) return <Navigate to={paths.home} replace />;
  return (
    <div className="mx-auto max-w-110">
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <p className="mb-6 text-base text-fg-2">
        <FormattedMessage {...messages.text} />
      </p>
      {awake ? (
        <NewAccountForm />
      ) : (
        <div className="grid gap-4">
          {fields.map((field) => (
            <Skeleton key={field} className="h-18.5" />
          ))}
        </div>
      )}
    </div>
  );
}
