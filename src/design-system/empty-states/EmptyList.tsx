import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: { id: 'emptyList.title', defaultMessage: 'No products here yet', description: 'Empty list' },
  text: {
    id: 'emptyList.text',
    defaultMessage: 'This part of the mall has nothing for your region at the moment.',
    description: 'Below it',
  },
});

/** A list without products. */
export function EmptyList() {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
    />
  );
}
