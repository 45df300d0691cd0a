import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone, openShop, type Shop } from './shop.ts';
import { sriLanka } from './world.ts';

let shop: Shop;
const known = { mobile: newPhone(), mail: 'known@example.com' };
const unknown = { mobile: newPhone(), mail: 'unknown@example.com' };
beforeAll(async () => {
  shop = await openShop();
  await shop.logIn(known.mobile);
  await shop.logIn(known.mail);
  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
});
afterAll(() => shop.close());

const password = 'Kandy-Lake-2026';
const registration = {
  code: '000000',
  invite: '',
  loginPassword: password,
  nickName: 'N',
  regionId: sriLanka,
};

/** What a stranger can ask of a number or mail without holding its code. */
const calls: [string, string, string, (mobile: string, mail: string) => object][] = [
  ['sign-in by number', 'POST', '/web/login', (userMobile) => ({ userMobile, loginPassword: password })],
  ['sign-in by mail', 'POST', '/web/login', (_, userMail) => ({ userMail, loginPassword: password })],
  ['a code by text message', 'POST', '/sms/send', (mobile) => ({ mobile })],
  ['a code by mail', 'POST', '/mail/send', (_, mail) => ({ mail })],
  ['a code to reset', 'POST', '/sms/send', (mobile) => ({ mobile, purpose: 'reset' })],
  ['a reset', 'PUT', '/user/forgetPassword', (mobile) => ({ mobile, code: '000000', password })],
  ['a reset by mail', 'PUT', '/user/forgetPassword', (_, mail) => ({ mail, code: '000000', password })],
  ['a registration', 'POST', '/user/register', (userMobile) => ({ ...registration, userMobile })],
  ['a registration by mail', 'POST', '/user/register', (_, userMail) => ({ ...registration, userMail })],
  [
    'sign-in by code',
    'POST',
    '/quick/login',
    (loginId) => ({ loginType: 0, loginId, code: '000000', region: sriLanka }),
  ],
];

/** What a browser shows that has signed in to an account, though to another one. */
async function knownElsewhere() {
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
  const { cookies } = await shop.logIn(newPhone(), sriLanka, ownPage);
  expect(cookies.join()).toContain('__Host-mall_known');
  return { ...ownPage, Cookie: cookies.map((set) => set.split(';')[0]).join('; ') };
}

describe('nobody learns whether an account exists', () => {
  const visitors: [string, () => Promise<Record<string, string>>][] = [
    ['nobody knows', async () => ({})],
    ['another account knows', knownElsewhere],
  ];
  describe.each(visitors)('in a browser that %s', (_visitor, shown) => {
    let own: Record<string, string>;
    beforeAll(async () => void (own = await shown()));

    test.each(calls)('by %s: status, body and headers are the same', async (_title, method, path, body) => {
      const ask = async ({ mobile, mail }: typeof known) => {
        // Far enough apart that the wait between two codes plays no part.
        shop.time.now = new Date(shop.time.now.getTime() + 86_400_000);
        const headers = { 'X-Request-Id': 'one-request', ...own };
        const answer = await shop.ask(`/api${path}`, { method, body: body(mobile, mail), headers });
        // The id that a browser gets with its code is drawn anew each time; all else of the cookie is the same.
        const cookies = answer.headers.getSetCookie().map((set) => set.replace(/=[\w-]{22};/, '=(random);'));
        return { ...answer, headers: { ...Object.fromEntries(answer.headers), 'set-cookie': cookies } };
      };
      expect(await ask(known)).toEqual(await ask(unknown));
    });
  });

  test('by the time that a sign-in takes: a made-up hash is compared where there is none', async () => {
    const took = async (userMobile: string) => {
      const began = performance.now();
      await shop.ask('/api/web/login', { method: 'POST', body: { userMobile, loginPassword: password } });
      return performance.now() - began;
    };
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
    const [there, nowhere]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round += 1) {
      there.push(await took(known.mobile));
      nowhere.push(await took(newPhone()));
    }
    expect(Math.abs(median(there) - median(nowhere))).toBeLessThan(median(there) / 2);
  });
});
