import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { TimeLabel } from '#src/design-system/primitives/text/TimeLabel.tsx';

const messages = defineMessages<{ open: { left: PrimitiveType } }>({
  open: {
    id: 'checkoutClock.open',
    defaultMessage: 'These prices are good for {left}',
    description: '{left} is a clock that counts down; then they are calculated anew',
  },
});

type CheckoutClockProps = {
  /** When the calculation ends, a moment in UTC. */
  expiresAt: string;
  /** The service's clock, ms since 1970. */
  now: () => number;
  /** The time is over: calculate anew. */
  onEnd: () => void;
};

/** How long a calculation is good, by the service's clock; at its end it is made anew, so that nobody finds it expired (S4.25). */
export function CheckoutClock({ expiresAt, now, onEnd }: CheckoutClockProps) {
  return (
    <Alert tone="deal" ticking>
      <FormattedMessage
        {...messages.open}
        values={{
          left: <TimeLabel key={expiresAt} plain until={Date.parse(expiresAt)} now={now} onEnd={onEnd} />,
        }}
      />
    </Alert>
  );
}
