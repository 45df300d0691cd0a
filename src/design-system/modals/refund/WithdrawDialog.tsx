import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  ask: {
    id: 'withdrawDialog.ask',
    defaultMessage: 'Withdraw this request?',
    description: 'Question before a request for money is taken back',
  },
  text: {
    id: 'withdrawDialog.text',
    defaultMessage: 'The shop stops handling it, and there is no refund.',
    description: 'Below the question',
  },
  keep: {
    id: 'withdrawDialog.keep',
    defaultMessage: 'Keep it',
    description: 'Button: nothing happens',
  },
  withdraw: { id: 'withdrawDialog.withdraw', defaultMessage: 'Withdraw', description: 'Button: it is ended' },
});

type WithdrawDialogProps = {
  onWithdraw: () => void;
  /** It is being taken back. */
  busy: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  onClose: () => void;
};

/** Asks before a request for money is taken back. */
export function WithdrawDialog({ onWithdraw, busy, refused, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(messages.ask)}
      description={<FormattedMessage {...messages.text} />}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <RefusedAlert>{refused}</RefusedAlert>
        <div className="grid grid-cols-2 gap-2">
          <Button tone="outline" disabled={busy} onClick={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button tone="danger" busy={busy} onClick={onWithdraw}>
            <FormattedMessage {...messages.withdraw} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
