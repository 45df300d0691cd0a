import { useState } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Countdown } from '#src/design-system/primitives/text/Countdown.tsx';

const messages = defineMessages<{ left: { left: PrimitiveType }; over: {} }>({
  left: {
    id: 'payCountdown.left',
    defaultMessage: 'Pay within {left} or the order closes',
    description: '{left} is a clock that counts down',
  },
  over: {
    id: 'payCountdown.over',
    defaultMessage: 'The time to pay has run out. The order will close.',
    description: 'In place of the clock',
  },
});

type PayCountdownProps = {
  /** When the order closes by itself, a moment in UTC. */
  deadline: string;
  /** The service's clock when it answered, a moment in UTC. */
  serverTime: string;
  /** The reader's clock when that answer came, ms since 1970. */
  receivedAt: number;
  /** The time is over: ask the service again. */
  onEnd?: () => void;
};

/** How long an order waits for its payment, by the service's clock whatever the reader's says. */
export function PayCountdown({ deadline, serverTime, receivedAt, onEnd }: PayCountdownProps) {
  const [over, setOver] = useState<string>();
  const ahead = Date.parse(serverTime) - receivedAt;
  if (over === deadline) {
    return (
      <Alert tone="neutral">
        <FormattedMessage {...messages.over} />
      </Alert>
    );
  }
  return (
    <Alert tone="deal" ticking>
      <FormattedMessage
        {...messages.left}
        values={{
          left: (
            <Countdown
              key={deadline}
              until={Date.parse(deadline)}
              now={() => Date.now() + ahead}
              onEnd={() => {
                setOver(deadline);
                onEnd?.();
              }}
            />
          ),
        }}
      />
    </Alert>
  );
}
