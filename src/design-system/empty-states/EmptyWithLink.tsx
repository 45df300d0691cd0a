import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

type EmptyWithLinkProps = {
  /** A drawing of the mall. */
  drawing: ReactNode;
  /** What is missing, what would stand here, and the way on. */
  messages: Record<'title' | 'text' | 'action', MessageDescriptor>;
  /** Where the one way on leads. */
  href: string;
};

/** An empty state as most are: a drawing, a title, a line, and one link. */
export function EmptyWithLink({ drawing, messages, href }: EmptyWithLinkProps) {
  return (
    <EmptyState
      drawing={drawing}
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
