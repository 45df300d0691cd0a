import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { DeliveryEstimate } from '#openapi/schema.gen.ts';
import { serverNow } from '#src/state/server-clock.ts';
import { useInBrowser } from '#src/domain/use-in-browser.ts';

const messages = defineMessages<{ within: { hours: number; minutes: number; day: string } }>({
  within: {
    id: 'orderWithin.within',
    defaultMessage:
      'Order within {hours, select, 0 {} other {{hours, number} h }}{minutes, number} min for {day}',
    description:
      'Below the days of delivery: until when an order comes on the first of them, as "Thu, Nov 26"',
  },
});

const minuteMs = 60_000;
const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** How long it is until an order comes a day later; nothing once that moment is over, nor where it is not known. */
export function OrderWithin({ delivery: { from, orderBefore } }: { delivery: DeliveryEstimate }) {
  const { formatDate } = useIntl();
  const here = useInBrowser();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const left = Math.floor((Date.parse(orderBefore ?? '') - now) / minuteMs);
  if (!(left > 0)) return null;
  // A page that is kept would count from when it was made; it keeps the line's room, so that nothing moves when it comes.
  if (!here) return <span className="block text-sm">{'\u00a0'}</span>;
  return (
    <span className="block text-sm text-fg-2">
      <FormattedMessage
        {...messages.within}
        values={{
          hours: Math.floor(left / 60),
          minutes: left % 60,
          day: formatDate(`${from}T12:00:00Z`, day),
        }}
      />
    </span>
  );
}
