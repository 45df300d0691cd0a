import { defineMessages, FormattedMessage } from 'react-intl';
import type { Campaign } from '#openapi/schema.gen.ts';
import { Countdown } from '#src/design-system/primitives/text/Countdown.tsx';
import { useServerClock } from '#src/state/server-clock.ts';

const messages = defineMessages({
  next: {
    id: 'dealClock.next',
    defaultMessage: 'New deals in',
    description: 'Before a clock that counts down: then other products have their turn',
  },
});

type DealClockProps = {
  campaign: Campaign;
  /** Told when these deals have had their turn. */
  onEnd: () => void;
};

/** How long the trending deals of today are shown, by the service's clock. */
export function DealClock({ campaign: { endTime, serverTime }, onEnd }: DealClockProps) {
  const now = useServerClock(serverTime);
  return (
    <p className="flex items-center gap-2 text-sm text-fg-2">
      <FormattedMessage {...messages.next} />
      <Countdown until={Date.parse(endTime)} now={now} asked={Date.parse(serverTime)} onEnd={onEnd} />
    </p>
  );
}
