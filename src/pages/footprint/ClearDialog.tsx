import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  title: {
    id: 'clearDialog.title',
    defaultMessage: 'Clear your footprint?',
    description: 'Title of a question',
  },
  text: {
    id: 'clearDialog.text',
    defaultMessage: 'Everything you have viewed will be removed. This cannot be undone.',
    description: 'Below it',
  },
  keep: { id: 'clearDialog.keep', defaultMessage: 'Keep it', description: 'Button: nothing is removed' },
  clear: {
    id: 'clearDialog.clear',
    defaultMessage: 'Clear all',
    description: 'Button: everything is removed',
  },
});

type ClearDialogProps = { onClose: () => void; onClear: () => void };

/** Asks before everything is forgotten. */
export function ClearDialog({ onClose, onClear }: ClearDialogProps) {
  const { formatMessage } = useIntl();
  const clear = () => {
    onClose();
    onClear();
  };
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.text} />}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Button tone="outline" onClick={onClose}>
          <FormattedMessage {...messages.keep} />
        </Button>
        <Button tone="danger" onClick={clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      </div>
    </Dialog>
  );
}
