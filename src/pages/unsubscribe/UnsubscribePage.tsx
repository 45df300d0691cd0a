import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { mailLinkOf } from '#src/domain/account/mail-link.ts';
import { useInBrowser } from '#src/domain/use-in-browser.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { StopMails } from './StopMails.tsx';

const messages = defineMessages({
  title: {
    id: 'unsubscribe.title',
    defaultMessage: 'Your emails',
    description: 'Heading of the page that stops mails',
  },
});

/** Where the link below a mail leads: one press stops its kind, without a sign-in. */
export function UnsubscribePage() {
  const { formatMessage } = useIntl();
  return (
    <div className="max-w-[68ch]">
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      {/* What stands behind the # is known in the browser alone. */}
      {useInBrowser() ? <OfLink /> : <Skeleton className="h-32" />}
    </div>
  );
}

function OfLink() {
  const link = mailLinkOf(useLocation().hash);
  return link ? <StopMails key={link.token} link={link} /> : <InvalidLink />;
}
