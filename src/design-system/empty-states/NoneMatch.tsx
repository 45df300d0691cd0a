import { defineMessages, FormattedMessage } from 'react-intl';
import { NoMatchesDrawing } from '../layout/illustrations/NoMatchesDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: {
    id: 'noneMatch.title',
    defaultMessage: 'No products match these filters',
    description: 'In place of the products when the filters leave none',
  },
  text: {
    id: 'noneMatch.text',
    defaultMessage: 'Remove one above, or start again.',
    description: 'Below it',
  },
  clear: { id: 'noneMatch.clear', defaultMessage: 'Clear filters', description: 'Button' },
});

type NoneMatchProps = {
  /** Takes all filters away. */
  onClear: () => void;
};

/** There are products, but the filters leave none of them. */
export function NoneMatch({ onClear }: NoneMatchProps) {
  return (
    <EmptyState
      drawing={<NoMatchesDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <Button tone="soft" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    />
  );
}
