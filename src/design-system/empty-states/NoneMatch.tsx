import { defineMessages, FormattedMessage } from 'react-intl';
import { NoMatchesDrawing } from '../layout/illustrations/NoMatchesDrawing.tsx';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';

const messages = defineMessages({
  title: {
    id: 'noneMatch.title',
    defaultMessage: 'Nothing fits all of these filters',
    description: 'In place of the products when the filters leave none',
  },
  text: {
    id: 'noneMatch.text',
    defaultMessage: 'Take one away above, or start over.',
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
