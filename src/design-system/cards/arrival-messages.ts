import { defineMessages } from 'react-intl';

/** When a parcel comes, by the promise of the checkout. */
export const arrivalMessages = defineMessages<{
  on: { day: string };
  between: { from: string; to: string };
  late: { days: number };
  due: { day: string };
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
  late: {
    id: 'arrival.late',
    defaultMessage: '{days, plural, one {# day late} other {# days late}}',
    description: 'A parcel has not come by the promised day; so many days ago that was',
  },
  due: {
    id: 'arrival.due',
    defaultMessage: 'It was promised by {day}.',
    description: 'Below "3 days late"; {day} is like "Thu 26 Nov"',
  },
  onTime: { id: 'arrival.onTime', defaultMessage: 'On time', description: 'State of a parcel' },
  lateWord: { id: 'arrival.lateWord', defaultMessage: 'Late', description: 'State of a parcel' },
});
