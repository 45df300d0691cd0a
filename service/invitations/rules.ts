import type { Leaderboard, NextPlace } from '#openapi/schema.gen.ts';
import type { notCountedReasons } from '#service/db/schema/invitations.ts';
import { returnDays } from '#service/domain/return-window.ts';

export type NotCounted = (typeof notCountedReasons)[number];

/** Coins for the inviter and for the friend, both at the moment at which the friend is confirmed (S1.33). */
export const reward = { perConfirmedCoins: 200, friendCoins: 200 };

/** Friends of one inviter that count within the last 24 hours and the last `monthDays` days, not within calendar days. */
export const limits = { returnDays, friendsPerDay: 10, friendsPerMonth: 50 };

/** Days that make a month of `friendsPerMonth`. */
export const monthDays = 30;

/** Invited accounts from one network that count within 24 hours, of all inviters together: enough for a household or an office. */
export const accountsPerNetworkDay = 5;

/** Steps up the chain of inviters in which a loop (a friend who is an earlier inviter) is looked for. */
export const chainMax = 10;

/** What is known when an account is made with a code. */
export type SignUp = {
  /** User ids of the accounts that the browser has signed in to before. */
  browserAccounts: readonly string[];
  inviter: string;
  /** User ids of the inviter's inviter and so on, the nearest first. */
  ancestors: readonly string[];
  /** Friends of the same inviter, and invited accounts from the same network, in the last 24 hours. */
  ofInviterToday: number;
  ofNetworkToday: number;
};

/**
 * Why an account that is created with an invite code will never bring coins; null when it may (S1.33). The accounts that the browser
 * has signed in to before tell whether it is the inviter's (`SELF`), an earlier inviter's (`LOOP`) or another member's browser.
 */
export function signUpFault(signUp: SignUp): NotCounted | null {
  const { browserAccounts, inviter, ancestors, ofInviterToday, ofNetworkToday } = signUp;
  if (browserAccounts.includes(inviter)) return 'SELF';
  if (browserAccounts.some((account) => ancestors.includes(account))) return 'LOOP';
  if (browserAccounts.length > 0) return 'SAME_DEVICE';
  if (ofInviterToday >= limits.friendsPerDay || ofNetworkToday >= accountsPerNetworkDay) return 'TOO_MANY';
  return null;
}

/** Data by which two accounts are recognised as one person's; only compared between a friend and the chain of inviters. */
export type Traces = {
  mail: string | null;
  /** Mobile numbers of the account, of its addresses and of its orders. */
  mobiles: readonly string[];
  /** Delivery addresses of the member's orders, as text. */
  places: readonly string[];
  /** Fingerprints of the saved cards, each with its processor. */
  cards: readonly string[];
};

/** True when two accounts have a mailbox, a mobile number, an address or a card in common. */
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

/** The mailbox of a mail: Google ignores dots in names; other mails are compared as they are, in lower case. */
function mailbox(mail: string): string {
  const [name = '', host = ''] = mail.toLowerCase().split('@');
  return ['gmail.com', 'googlemail.com'].includes(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}

/** An address without case, punctuation and spaces, for comparing. */
const placeKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Why a friend with a kept order does not bring coins; null when the friend does. */
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

/** A name with all but its first letter hidden, as in reviews without a name. */
export const masked = (name: string) => `${[...name.trim()][0] ?? ''}***`;

/** For each number of confirmed friends, how many members (`people`) have it; the highest number first. */
export type Counts = readonly { confirmed: number; people: number }[];

/** The place on the board of a member with so many confirmed friends; equal counts share a place, null for no friends. */
export const rankOf = (counts: Counts, confirmed: number): number | null =>
  confirmed === 0 ? null : 1 + peopleAbove(counts, confirmed);

const peopleAbove = (counts: Counts, confirmed: number) =>
  counts.filter((one) => one.confirmed > confirmed).reduce((sum, { people }) => sum + people, 0);

/** How many friends are missing to share the next higher place, and that place; null on the first place. */
export function nextPlace(counts: Counts, confirmed: number): NextPlace | null {
  const above = confirmed === 0 ? 1 : counts.findLast((one) => one.confirmed > confirmed)?.confirmed;
  return above === undefined ? null : { friends: above - confirmed, rank: 1 + peopleAbove(counts, above) };
}

/** The reader's own line of the board. */
export const readerOf = (counts: Counts, confirmedCount: number): Leaderboard['me'] => ({
  rank: rankOf(counts, confirmedCount),
  confirmedCount,
  next: nextPlace(counts, confirmedCount),
});
