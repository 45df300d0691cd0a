import { Pencil, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages({
  edit: {
    id: 'footprintTools.edit',
    defaultMessage: 'Edit',
    description: 'Button: choose several to remove',
  },
  clear: {
    id: 'footprintTools.clear',
    defaultMessage: 'Clear all',
    description: 'Button: forget everything',
  },
});

type FootprintToolsProps = { onEdit: () => void; onClear: () => void };

/** Above the days: the edit mode, and forgetting everything. */
export function FootprintTools({ onEdit, onClear }: FootprintToolsProps) {
  return (
    <div className="flex justify-end gap-2 pb-3">
      <Button tone="outline" size="md" onClick={onEdit}>
        <Pencil aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...messages.edit} />
      </Button>
      <Button tone="outline" size="md" onClick={onClear}>
        <Trash2 aria-hidden className="size-4" strokeWidth={2} />
        <FormattedMessage {...messages.clear} />
      </Button>
    </div>
  );
}
