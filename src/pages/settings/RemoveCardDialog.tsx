import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';
import { SavedCard } from '#src/design-system/cards/payment/SavedCard.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  title: { id: 'removeCard.title', defaultMessage: 'Remove this card?', description: 'Title of a question' },
  text: {
    id: 'removeCard.text',
    defaultMessage: 'It is erased here and at the processor. Orders that you paid with it stay as they are.',
    description: 'Below it',
  },
  keep: { id: 'removeCard.keep', defaultMessage: 'Keep it', description: 'Button: nothing happens' },
  remove: { id: 'removeCard.remove', defaultMessage: 'Remove', description: 'Button: the card goes' },
});

type RemoveCardDialogProps = {
  card: BankCard;
  /** It is being removed. */
  busy: boolean;
  onClose: () => void;
  onRemove: () => void;
};

/** Asks before a card goes, and shows which one. */
export function RemoveCardDialog({ card, busy, onClose, onRemove }: RemoveCardDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.text} />}
      onClose={onClose}
    >
      <div className="grid justify-items-center gap-5">
        <SavedCard card={card} />
        <div className="grid w-full grid-cols-2 gap-3">
          <Button tone="outline" onClick={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button tone="danger" busy={busy} onClick={onRemove}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
