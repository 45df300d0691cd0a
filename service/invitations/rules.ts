import type { Leaderboard, NextPlace } from '#openapi/schema.gen.ts';
import type { notCountedReasons } from '#service/db/schema/invitations.ts';
import { returnDays } from '#service/domain/return-window.ts';

export type NotCounted = (typeof notCountedReasons)[number];

/** Coins for the inviter and for the friend, both at the moment at which the friend is confirmed (S1.33). */
export const reward = { perConfirmedCoins: 200, friendCoins: 200 };

/** So many friends of one inviter count, in days from midnight to midnight nowhere: the hours and days before now. */
export const limits = { returnDays, friendsPerDay: 10, friendsPerMonth: 50 };

/** Days that make a month of `friendsPerMonth`. */
export const monthDays = 30;

/** So many invited accounts a day count from one network, whoever invites: a household or an office, not a flood. */
export const accountsPerNetworkDay = 5;

/** So far up the chain of inviters is looked for somebody who comes round again. */
export const chainMax = 10;

/** What is known when an account is made with a code. */
export type SignUp = {
  /** Accounts that the browser has signed in to before. */
  browserAccounts: readonly string[];
  inviter: string;
  /** Who brought the inviter, and whoever brought them, the nearest first. */
  ancestors: readonly string[];
  /** Friends of the same inviter in the day before now, and invited accounts from the same network. */
  ofInviterToday: number;
  ofNetworkToday: number;
};

/**
 * Why an account that is made with a code will never bring coins, or null where it may (S1.33). The browser tells who sits
 * before it: the inviter, somebody of the chain that brought the inviter, or somebody who has an account already.
 */
export function signUpFault(signUp: SignUp): NotCounted | null {
  const { browserAccounts, inviter, ancestors, ofInviterToday, ofNetworkToday } = signUp;
  if (browserAccounts.includes(inviter)) return 'SELF';
  if (browserAccounts.some((account) => ancestors.includes(account))) return 'LOOP';
  if (browserAccounts.length > 0) return 'SAME_DEVICE';
  if (ofInviterToday >= limits.friendsPerDay || ofNetworkToday >= accountsPerNetworkDay) return 'TOO_MANY';
  return null;
}

/** By what a person can be known again; none of it is compared with that of strangers. */
export type Traces = {
  mail: string | null;
  /** Mobile numbers of the account, of its addresses and of its orders. */
  mobiles: readonly string[];
  /** Where parcels went or shall go, as text. */
  places: readonly string[];
  /** Fingerprints of the cards that are kept, by processor. */
  cards: readonly string[];
};

/** Whether two accounts are one person's, or one household's: a mailbox, a number, a door or a card in common. */
export function isSamePerson(one: Traces, other: Traces): boolean {
  const meet = (a: readonly string[], b: readonly string[]) =>
    a.some((entry) => entry !== '' && b.includes(entry));
  return (
    (one.mail !== null && other.mail !== null && mailbox(one.mail) === mailbox(other.mail)) ||
    meet(one.mobiles, other.mobiles) ||
    meet(one.places.map(placeKey), other.places.map(placeKey)) ||
    meet(one.cards, other.cards)
  );
}

/** Google's mailboxes are the same with and without dots; others are taken as they are written. */
function mailbox(mail: string): string {
  const [name = '', host = ''] = mail.toLowerCase().split('@');
  return ['gmail.com', 'googlemail.com'].includes(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}

/** The same door, however its commas and capitals are set. */
const placeKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Why a friend whose first order is kept brings no coins all the same, or null. */
export function confirmationFault(asked: {
  friend: Traces;
  inviter: Traces;
  ancestors: readonly Traces[];
  /** Friends of the inviter who were confirmed within `monthDays` before now. */
  confirmedLately: number;
}): NotCounted | null {
  const { friend, inviter, ancestors, confirmedLately } = asked;
  if (isSamePerson(friend, inviter)) return 'SELF';
  if (ancestors.some((one) => isSamePerson(friend, one))) return 'LOOP';
  return confirmedLately >= limits.friendsPerMonth ? 'TOO_MANY' : null;
}

/** The first letter alone, as reviews without a name have it. */
export const masked = (name: string) => `${[...name.trim()][0] ?? ''}***`;

/** How many have so many friends: each count once, the highest first. */
export type Counts = readonly { confirmed: number; people: number }[];

/** The place of somebody with so many confirmed friends; equal counts share one, none is no place. */
export const rankOf = (counts: Counts, confirmed: number): number | null =>
  confirmed === 0 ? null : 1 + peopleAbove(counts, confirmed);

const peopleAbove = (counts: Counts, confirmed: number) =>
  counts.filter((one) => one.confirmed > confirmed).reduce((sum, { people }) => sum + people, 0);

/** What is missing to the next place: to share it with those who have it; null on the first. */
export function nextPlace(counts: Counts, confirmed: number): NextPlace | null {
  const above = confirmed === 0 ? 1 : counts.findLast((one) => one.confirmed > confirmed)?.confirmed;
  return above === undefined ? null : { friends: above - confirmed, rank: 1 + peopleAbove(counts, above) };
}

/** What a board says of its reader. */
export const readerOf = (counts: Counts, confirmedCount: number): Leaderboard['me'] => ({
  rank: rankOf(counts, confirmedCount),
  confirmedCount,
  next: nextPlace(counts, confirmedCount),
});
