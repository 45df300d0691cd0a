import type { Choices } from './choices.ts';

const notices: Choices[string] = {
  Toast: {
    when: 'for the news that something was done, or was not, away from where the reader looks',
    not: 'for what must be read or answered: it goes after five seconds',
  },
  Alert: {
    when: 'for a sentence that must not be missed, in its place above what it speaks of',
    not: 'for a field, which says its own fault; nor for a whole failed part (ErrorState)',
  },
  ErrorState: {
    when: 'in place of a part that could not be had, with one way to ask again',
    not: 'for a list that is empty (EmptyState), nor for a refused form (Alert)',
  },
  EmptyState: {
    when: 'where nothing is there and that is right: a drawing, what, how, one way on',
    not: 'for a failure; the seven lists of the mall have theirs in empty-states',
  },
  OfflineState: {
    when: 'where there is no connection; compact above what was kept',
    not: 'for a service that answered with a fault, which is an ErrorState',
  },
};

const waiting: Choices[string] = {
  Skeleton: {
    when: 'for a first view, in the measures of what comes, after 200 ms',
    not: 'for an act under way, whose Button is busy',
  },
  Spinner: {
    when: 'inside a small place that waits: a field, the foot of a list',
    not: 'for a page, which has skeletons',
  },
  InfiniteEnd: {
    when: 'at the foot of a list on phones and on home',
    not: 'where people look for a place in a list, which are pages',
  },
  Pagination: {
    when: 'for listings on desktops, with the page in the address',
    not: 'on phones, which load on',
  },
};

const small: Choices[string] = {
  Badge: {
    when: 'for a word of state or a discount beside a thing',
    not: 'for what can be tapped, which is a Chip',
  },
  Count: { when: 'for the number on an icon', not: 'in a line of text, where a figure is enough' },
  Price: { when: 'for every amount of money', not: 'for a share taken off, which is PercentOff' },
  PercentOff: {
    when: 'for the share taken off, beside its Price',
    not: 'without the price that it speaks of',
  },
  Rating: { when: 'for a score with its figure and count', not: 'for one review, which is Stars' },
  Stars: {
    when: 'for the score of one review',
    not: 'alone on a card: stars are pale, a figure stands beside them',
  },
};

const times: Choices[string] = {
  DateText: {
    when: 'for a day that has a name: an order, a review',
    not: 'for what just happened (RelativeTime)',
  },
  RelativeTime: { when: 'for news of this week', not: 'where the day itself counts (DateText)' },
  Countdown: {
    when: 'for an end that somebody acts before: a deal, a payment',
    not: 'for a delivery, which is a day',
  },
  DayRange: { when: 'for a span of days, as a delivery', not: 'for a moment' },
  Timeline: { when: 'for what has happened, newest first', not: 'for steps still to come (ProgressSteps)' },
  ProgressSteps: { when: 'for where one stands in known steps', not: 'for a history (Timeline)' },
};

export const choicesOfSmallThings: Choices = {
  'Something to tell': notices,
  'Something to wait for': waiting,
  'A small thing beside another': small,
  'Days and times': times,
};
