import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{ more: { count: number }; fewer: { count: number } }>({
  more: {
    id: 'filterGroup.more',
    defaultMessage: 'Show {count, number} more',
    description: 'Button below a long group of filters',
  },
  fewer: { id: 'filterGroup.fewer', defaultMessage: 'Show fewer', description: 'The same button afterwards' },
});

type FilterMoreProps = {
  /** How many are not shown. */
  hidden: number;
  /** All of them are shown. */
  all: boolean;
  onToggle: () => void;
};

/** Below a long group of filters: the rest of it, and back; nothing where there is no rest. */
export function FilterMore({ hidden, all, onToggle }: FilterMoreProps) {
  if (hidden === 0 && !all) return null;
  return (
    <Button tone="ghost" size="sm" className="-ml-3" onClick={onToggle}>
      <FormattedMessage {...messages[all ? 'fewer' : 'more']} values={{ count: hidden }} />
    </Button>
  );
}
