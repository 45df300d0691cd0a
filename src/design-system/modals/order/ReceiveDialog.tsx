import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages<{ ask: {}; text: { shop: string }; notYet: {}; confirm: {} }>({
  ask: {
    id: 'receiveDialog.ask',
    defaultMessage: 'Do you confirm the receipt',
    description: 'Question before an order is completed; the words of the specification (S4.19)',
  },
  text: {
    id: 'receiveDialog.text',
    defaultMessage: '{shop} is paid once you confirm. Check the parcel first.',
    description: 'Below the question',
  },
  notYet: { id: 'receiveDialog.notYet', defaultMessage: 'Not yet', description: 'Button: closes the dialog' },
  confirm: {
    id: 'receiveDialog.confirm',
    defaultMessage: 'Confirm',
    description: 'Button: the parcel has come',
  },
});

type ReceiveDialogProps = {
  /** The shop's name. */
  shop: string;
  onConfirm: () => void;
  confirming: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  onClose: () => void;
};

/** Asks before an order is completed: it cannot be taken back (S4.19). */
export function ReceiveDialog({ shop, onConfirm, confirming, refused, onClose }: ReceiveDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(messages.ask)}
      description={formatMessage(messages.text, { shop })}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <RefusedAlert>{refused}</RefusedAlert>
        <div className="grid grid-cols-2 gap-2">
          <Button tone="outline" disabled={confirming} onClick={onClose}>
            <FormattedMessage {...messages.notYet} />
          </Button>
          <Button busy={confirming} onClick={onConfirm}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
