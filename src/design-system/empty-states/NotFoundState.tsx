import { defineMessages, FormattedMessage } from 'react-intl';
import { NotFoundDrawing } from '../layout/illustrations/NotFoundDrawing.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'notFoundState.title',
    defaultMessage: 'This page cannot be found',
    description: 'Unknown address',
  },
  text: {
    id: 'notFoundState.text',
    defaultMessage: 'This door leads nowhere. The others are open.',
    description: 'Below it',
  },
  action: { id: 'notFoundState.action', defaultMessage: 'Go to Home', description: 'Way on: home' },
});

type NotFoundStateProps = {
  /** Where the one way on leads. */
  href: string;
};

/** What was looked for is not here (S2.40). */
export function NotFoundState({ href }: NotFoundStateProps) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton to={href}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
