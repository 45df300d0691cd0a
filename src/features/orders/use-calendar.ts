import { defineMessages, useIntl } from 'react-intl';
import type { OrderArrival } from '#openapi/schema.gen.ts';
import { calendarFile } from '#src/domain/calendar-file.ts';
import { serverNow } from '#src/state/server-clock.ts';

const messages = defineMessages<{ parcel: { shop: string }; order: { number: string } }>({
  parcel: {
    id: 'calendar.parcel',
    defaultMessage: 'Parcel from {shop}',
    description: 'Entry in the reader’s own calendar',
  },
  order: {
    id: 'calendar.order',
    defaultMessage: 'iCan Mall, order {number}',
    description: 'Below it, in the calendar',
  },
});

type Coming = { orderNumber: string; shopName: string; arrival: OrderArrival };

const fileName = 'ican-mall-parcels.ics';

/** Gives the reader a calendar file with the days on which parcels come; it is made here and asks nobody. */
export function useCalendar() {
  const { formatMessage } = useIntl();
  return (parcels: readonly Coming[]) => {
    const events = parcels.map(({ orderNumber, shopName, arrival: { from, to } }) => ({
      uid: `${orderNumber}@${window.location.hostname}`,
      from,
      to,
      summary: formatMessage(messages.parcel, { shop: shopName }),
      description: formatMessage(messages.order, { number: orderNumber }),
    }));
    const text = calendarFile(events, new Date(serverNow()).toISOString());
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
    URL.revokeObjectURL(address);
  };
}
