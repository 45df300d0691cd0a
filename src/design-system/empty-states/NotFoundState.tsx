import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { NotFoundDrawing } from '../layout/illustrations/NotFoundDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

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
  /** Where the first way on leads. */
  href: string;
  /** Further ways on, where the reader may have come from anywhere. */
  ways?: ReactNode;
};

/** What was looked for is not here (S2.40). */
export function NotFoundState({ href, ways }: NotFoundStateProps) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton to={href}>
            <FormattedMessage {...messages.action} />
          </LinkButton>
          {ways}
        </div>
      }
    />
  );
}
