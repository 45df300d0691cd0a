import { describe, expect, test } from 'vitest';
import {
  accountsPerNetworkDay,
  confirmationFault,
  isSamePerson,
  limits,
  masked,
  nextPlace,
  rankOf,
  readerOf,
  signUpFault,
  type Traces,
} from '#service/invitations/rules.ts';

const signUp = {
  browserAccounts: [],
  inviter: 'a',
  ancestors: ['b', 'c'],
  ofInviterToday: 0,
  ofNetworkToday: 0,
};
const nobody: Traces = { mail: null, mobiles: [], places: [], cards: [] };
const nimal: Traces = {
  mail: 'n.imal@gmail.com',
  mobiles: ['0094771234567'],
  places: ['12 Lake Road, Colombo 3, Sri Lanka'],
  cards: ['SANDBOX fp_1'],
};

describe('an account that is made by a code (S1.33)', () => {
  test('may bring coins', () => expect(signUpFault(signUp)).toBeNull());

  test.each([
    ['in the inviter’s own browser', { browserAccounts: ['a'] }, 'SELF'],
    ['in the browser of who brought the inviter: the chain comes round', { browserAccounts: ['c'] }, 'LOOP'],
    ['in a browser that has an account already', { browserAccounts: ['x'] }, 'SAME_DEVICE'],
    ['after as many as count in a day', { ofInviterToday: limits.friendsPerDay }, 'TOO_MANY'],
    ['after as many as count from one network', { ofNetworkToday: accountsPerNetworkDay }, 'TOO_MANY'],
  ])('%s brings none', (_, change, fault) => expect(signUpFault({ ...signUp, ...change })).toBe(fault));

  test('is the last that counts', () => {
    const last = { ofInviterToday: limits.friendsPerDay - 1, ofNetworkToday: accountsPerNetworkDay - 1 };
    expect(signUpFault({ ...signUp, ...last })).toBeNull();
  });
});

describe('one person', () => {
  test.each([
    ['mailbox with other dots', { mail: 'NIMAL@googlemail.com' }],
    ['mobile number', { mobiles: ['0094770000000', '0094771234567'] }],
    ['door, however it is written', { places: ['12 lake road colombo 3 SRI LANKA'] }],
    ['card', { cards: ['SANDBOX fp_1'] }],
  ])('is known by the same %s', (_, change) => {
    expect(isSamePerson({ ...nobody, ...change }, nimal)).toBe(true);
    expect(isSamePerson(nimal, { ...nobody, ...change })).toBe(true);
  });

  test.each([
    ['nothing known of either', nobody, nobody],
    [
      'dots in a mailbox that is not Google’s',
      { ...nobody, mail: 'a.b@example.com' },
      { ...nobody, mail: 'ab@example.com' },
    ],
    ['a door without letters', { ...nobody, places: ['-'] }, { ...nobody, places: ['…'] }],
    [
      'another number, door and card',
      { mail: 'x@y.lk', mobiles: ['1'], places: ['14 Lake Road'], cards: ['c'] },
      nimal,
    ],
  ])('is not found in %s', (_, one, other) => expect(isSamePerson(one, other)).toBe(false));
});

describe('a friend with a first order that is kept', () => {
  const asked = { friend: nobody, inviter: nimal, ancestors: [], confirmedLately: 0 };
  test('brings coins', () => expect(confirmationFault(asked)).toBeNull());
  test.each([
    ['who is the inviter', { friend: nimal }, 'SELF'],
    [
      'who is of the chain that brought the inviter',
      { friend: nimal, inviter: nobody, ancestors: [nimal] },
      'LOOP',
    ],
    ['after as many as count in thirty days', { confirmedLately: limits.friendsPerMonth }, 'TOO_MANY'],
  ])('%s brings none', (_, change, fault) => expect(confirmationFault({ ...asked, ...change })).toBe(fault));
});

describe('the board (S1.34)', () => {
  const counts = [
    { confirmed: 41, people: 1 },
    { confirmed: 8, people: 2 },
    { confirmed: 3, people: 1 },
  ];
  test.each([
    [41, 1, null],
    [8, 2, { friends: 33, rank: 1 }],
    [3, 4, { friends: 5, rank: 2 }],
    [0, null, { friends: 1, rank: 5 }],
  ])('%d friends are place %s', (confirmed, rank, next) => {
    expect(rankOf(counts, confirmed)).toBe(rank);
    expect(nextPlace(counts, confirmed)).toEqual(next);
  });
  test('of nobody wants one friend for its first place', () =>
    expect(readerOf([], 0)).toEqual({ rank: null, confirmedCount: 0, next: { friends: 1, rank: 1 } }));
  test('shows the first letter alone, whatever the script', () => {
    expect([' Şule', '林丽', '', '😀x'].map(masked)).toEqual(['Ş***', '林***', '***', '😀***']);
  });
});
