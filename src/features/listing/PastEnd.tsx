import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'pastEnd.title',
    defaultMessage: 'The list ends before this page',
    description: 'The address names a page that a list does not have',
  },
  first: { id: 'pastEnd.first', defaultMessage: 'To the first page', description: 'Link' },
});

/** A page that the list does not have, with the way to its first. */
export function PastEnd({ firstHref }: { firstHref: string }) {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.title} />}
      action={
        <LinkButton tone="soft" to={firstHref}>
          <FormattedMessage {...messages.first} />
        </LinkButton>
      }
    />
  );
}
