import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money, PayNextAction } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Countdown } from '#src/design-system/primitives/text/Countdown.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import { ChallengeFrame } from './ChallengeFrame.tsx';

const messages = defineMessages<{
  name: {};
  text: { amount: string };
  left: {};
  over: {};
  busy: {};
  confirmed: {};
  cancel: {};
  other: {};
}>({
  name: {
    id: 'cardChallenge.name',
    defaultMessage: 'Confirm with your bank',
    description: 'Name of the dialog',
  },
  text: {
    id: 'cardChallenge.text',
    defaultMessage: 'Your bank checks that it is you paying {amount}.',
    description: 'Below it; amount as in “Rs 12,340”',
  },
  left: {
    id: 'cardChallenge.left',
    defaultMessage: 'Time left',
    description: 'Before a clock that counts down',
  },
  over: {
    id: 'cardChallenge.over',
    defaultMessage: 'The time to confirm has run out. Nothing was paid.',
    description: 'In place of the bank’s page',
  },
  busy: {
    id: 'cardChallenge.busy',
    defaultMessage: 'Your bank is answering. Keep this page open.',
    description: 'While the payment goes on',
  },
  confirmed: {
    id: 'cardChallenge.confirmed',
    defaultMessage: 'I have confirmed',
    description: 'Button for when the bank’s page does not come back by itself',
  },
  cancel: {
    id: 'cardChallenge.cancel',
    defaultMessage: 'Cancel payment',
    description: 'Button: gives the payment up',
  },
  other: {
    id: 'cardChallenge.other',
    defaultMessage: 'Pay another way',
    description: 'Button: back to the payment methods',
  },
});

type CardChallengeProps = {
  action: PayNextAction;
  amount: Money;
  /** The buyer came back from the bank: ask the service how it went. */
  onReturn: () => void;
  /** The service is asking the bank. */
  busy?: boolean;
  /** The payment is given up. */
  onClose: () => void;
  /** The service's clock, ms since 1970. */
  now?: () => number;
};

/**
 * The step between a card and its payment, at the buyer's bank: a page of the bank in a frame, or a way there (3-D Secure).
 * Only its own button gives the payment up; a slip of the hand does not.
 */
export function CardChallenge(props: CardChallengeProps) {
  const { action, amount, onReturn, busy = false, onClose, now = Date.now } = props;
  const intl = useIntl();
  const until = Date.parse(action.expiresAt);
  const [endedAt, setEndedAt] = useState<number>();
  const over = endedAt === until;
  return (
    <Dialog
      title={intl.formatMessage(messages.name)}
      description={
        <FormattedMessage {...messages.text} values={{ amount: moneyParts(intl, amount).plain }} />
      }
      onClose={onClose}
      byButtonsOnly
    >
      <div className="grid gap-4">
        {over && (
          <Alert tone="danger">
            <FormattedMessage {...messages.over} />
          </Alert>
        )}
        {!over && busy && (
          <output className="flex items-center gap-3 rounded-md bg-sunken p-4 text-base">
            <Spinner className="text-primary" />
            <FormattedMessage {...messages.busy} />
          </output>
        )}
        {!over && !busy && (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm text-fg-2">
              <FormattedMessage {...messages.left} />
              <Countdown key={until} until={until} now={now} onEnd={() => setEndedAt(until)} />
            </p>
            <ChallengeFrame key={action.url} action={action} onDone={onReturn} />
            <div className="flex flex-wrap gap-2">
              {action.type === 'CHALLENGE' && (
                <Button tone="outline" className="grow" onClick={() => onReturn()}>
                  <FormattedMessage {...messages.confirmed} />
                </Button>
              )}
              <Button tone="ghost" className="grow" onClick={() => onClose()}>
                <FormattedMessage {...messages.cancel} />
              </Button>
            </div>
          </>
        )}
        {over && (
          <Button tone="outline" busy={busy} onClick={() => onClose()}>
            <FormattedMessage {...messages.other} />
          </Button>
        )}
      </div>
    </Dialog>
  );
}
