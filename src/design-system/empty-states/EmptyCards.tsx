import { defineMessages, FormattedMessage } from 'react-intl';
import { ToPayDrawing } from '../layout/illustrations/ToPayDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: { id: 'emptyCards.title', defaultMessage: 'No saved cards', description: 'No saved bank cards' },
  text: {
    id: 'emptyCards.text',
    defaultMessage: 'Keep one and paying takes a tap. Only four digits and the expiry are shown.',
    description: 'Below it',
  },
  action: { id: 'emptyCards.action', defaultMessage: 'Add a card', description: 'Button' },
});

type EmptyCardsProps = { onAdd: () => void };

/** No bank card is kept. */
export function EmptyCards({ onAdd }: EmptyCardsProps) {
  return (
    <EmptyState
      drawing={<ToPayDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <Button onClick={onAdd}>
          <FormattedMessage {...messages.action} />
        </Button>
      }
    />
  );
}
