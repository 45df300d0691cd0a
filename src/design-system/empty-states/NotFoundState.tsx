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
  /** It is all of a screen: its title is the screen's heading. */
  whole?: boolean;
  /** Further ways on, where the reader may have come from anywhere. */
  ways?: ReactNode;
};

/** What was looked for is not here (S2.40). */
export function NotFoundState({ href, whole = false, ways }: NotFoundStateProps) {
  const title = <FormattedMessage {...messages.title} />;
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={whole ? <h1>{title}</h1> : title}
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
