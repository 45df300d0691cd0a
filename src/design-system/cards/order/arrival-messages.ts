import { defineMessages } from 'react-intl';

/** When a parcel comes, by the promise of the checkout. */
export const arrivalMessages = defineMessages<{
  on: { day: string };
  between: { from: string; to: string };
  newDay: { day: string };
  late: { days: number; day: string };
  onTime: {};
  lateWord: {};
}>({
  on: {
    id: 'arrival.on',
    defaultMessage: 'Arrives {day}',
    description: 'When a parcel comes; {day} is like "Thu 26 Nov"',
  },
  between: {
    id: 'arrival.between',
    defaultMessage: 'Arrives {from} – {to}',
    description: 'When a parcel comes: first and last day, each like "Thu 26 Nov"',
  },
  newDay: {
    id: 'arrival.newDay',
    defaultMessage: 'New date {day}',
    description: 'A promise was broken: the day on which a parcel comes now, like "Thu 26 Nov"',
  },
  late: {
    id: 'arrival.late',
    defaultMessage: '{days, plural, one {# day late} other {# days late}}. It was promised for {day}.',
    description: 'Below "New date Mon 23 Nov"; {day} is like "Fri 20 Nov"',
  },
  onTime: { id: 'arrival.onTime', defaultMessage: 'On time', description: 'State of a parcel' },
  lateWord: { id: 'arrival.lateWord', defaultMessage: 'Late', description: 'State of a parcel' },
});
