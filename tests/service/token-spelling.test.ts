import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalIssuer, openIssuer } from './local-issuer.ts';
import { goods } from './world.ts';
import { newPhone, openShop, type Shop } from './shop.ts';

let shop: Shop;
let ownApp: LocalIssuer;
beforeAll(async () => {
  ownApp = await openIssuer('https://app.example');
  shop = await openShop({ options: { identityProviders: { app: ownApp.settings } } });
});
afterAll(async () => {
  await Promise.all([shop.close(), ownApp.close()]);
});

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** A token with every other last sign; some of them decode to the same bytes. */
const misspelt = (token: string) =>
  alphabet.map((sign) => token.slice(0, -1) + sign).filter((other) => other !== token);

/** The misspelt tokens that are taken; then the token itself, which must be. */
async function taken(token: string, isTaken: (token: string) => Promise<boolean>): Promise<string[]> {
  const passed: string[] = [];
  const spellings = [...misspelt(token), `${token}=`, `${token} `, `${token}.`];
  for (const spelling of spellings) if (await isTaken(spelling)) passed.push(spelling.slice(-2));
  expect(await isTaken(token)).toBe(true);
  return passed;
}

test('one spelling of an access token is good', async () => {
  const { session } = await shop.logIn(newPhone());
  const passed = await taken(session.access_token, async (token) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await shop.ask('/api/p/user/userInfo', { headers })).status === 200;
  });
  // A header's value ends before its spaces.
  expect(passed.filter((end) => !end.endsWith(' '))).toEqual([]);
});

test('one spelling of a checkout token is good', async () => {
  const shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
  const { prodId, skuId, shopId } = goods.tea;
  const { body } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
  expect(
    await taken(body.checkoutToken, async (token) => (await shopper.submit(token)).status === 200),
  ).toEqual([]);
});

test('one spelling of an identity provider’s token is good, so a token that was spent stays spent', async () => {
  const token = await ownApp.token(shop.time.now, { sub: 'spelling' });
  const enter = async (accessToken: string) =>
    (await shop.ask('/api/ican/login', { method: 'POST', body: { accessToken } })).status === 200;
  expect(await taken(token, enter)).toEqual([]);
  for (const spelling of misspelt(token)) expect(await enter(spelling)).toBe(false);
});

test('one spelling of the secret half of a session is good', async () => {
  const { session, cookies } = await shop.logIn(newPhone());
  const secret = /__Host-mall_rs=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
  const renew = async (shown: string) => {
    const asked = await shop.ask('/api/token/refresh', {
      method: 'POST',
      body: { refresh_token: session.refresh_token },
      headers: { Cookie: `__Host-mall_rs=${shown}`, 'Sec-Fetch-Site': 'same-origin' },
    });
    return asked.status === 200;
  };
  const passed = await taken(secret, renew);
  expect(passed.filter((end) => !end.endsWith(' '))).toEqual([]);
});
