import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address, LoginResponse, UserInfo } from '#openapi/schema.gen.ts';
import { addresses } from '#service/db/schema/addresses.ts';
import { users } from '#service/db/schema/users.ts';
import { serviceFrom } from '#service/config/options.ts';
import { mobileFault, phoneToSend } from '#src/domain/account/contact-checks.ts';
import { realNumbers } from '../fixtures/real-numbers.ts';
import { address, fakeSender, newPhone, openShop, type Shop } from './shop.ts';
import { china, laos, places, sriLanka, turkiye } from './world.ts';

const carrier = fakeSender();
let shop: Shop;
beforeAll(async () => void (shop = await openShop({ senders: { sms: carrier } })));
afterAll(() => shop.close());

const password = 'Kandy-Lake-2026';
const regionOf: Record<string, number> = { 94: sriLanka, 86: china, 856: laos, 90: turkiye };

const call = <T>(method: string, path: string, body?: unknown, token?: string) =>
  shop.ask<T>(`/api${path}`, {
    method,
    body,
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
  });

/** The code that the carrier was handed for a number. */
async function codeFor(mobile: string, purpose: string) {
  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  expect((await call('POST', '/sms/send', { mobile, purpose })).status).toBe(200);
  return carrier.sent.at(-1)?.code ?? '';
}

const rows = Object.entries(realNumbers).flatMap(([code, numbers]) =>
  numbers.map(([typed, kept]) => ({ code, typed, kept })),
);

describe('a number of our regions, as its owner writes it', () => {
  test.each(rows)(
    '+$code, “$typed”: an account, both ways in, and an address',
    async ({ code, typed, kept }) => {
      expect(mobileFault(code, typed)).toBeUndefined();
      const mobile = phoneToSend(code, typed);
      const region = regionOf[code] ?? 0;
      const account = { invite: '', nickName: 'N', loginPassword: password, regionId: region };
      const made = await call<LoginResponse>('POST', '/user/register', {
        ...account,
        userMobile: mobile,
        code: await codeFor(mobile, 'register'),
      });
      expect(made.status).toBe(200);
      expect(carrier.sent.at(-1)?.to).toBe(`+${code}${kept.slice(4)}`);

      const quick = { loginType: 0, loginId: mobile, region, code: await codeFor(mobile, 'login') };
      const byCode = await call<LoginResponse>('POST', '/quick/login', quick);
      const byPassword = await call<LoginResponse>('POST', '/web/login', {
        userMobile: mobile,
        loginPassword: password,
      });
      expect([byCode.body.userId, byPassword.body.userId]).toEqual(Array(2).fill(made.body.userId));
      const token = byPassword.body.access_token;
      const info = await call<UserInfo>('GET', '/p/user/userInfo', undefined, token);
      expect(info.body.userMobile).toBe(kept);

      const sent = { ...address, ...places.colombo, mobile, altMobile: mobile };
      const added = await call<Address>('POST', '/p/address/addAddr', sent, token);
      expect(added.body).toMatchObject({ mobile: kept, altMobile: kept });
      const update = { ...sent, addrId: added.body.addrId, receiver: 'N' };
      const updated = await call<Address>('PUT', '/p/address/updateAddr', update, token);
      expect(updated.body).toMatchObject({ receiver: 'N', mobile: kept, altMobile: kept });

      const reset = { mobile, code: await codeFor(mobile, 'reset'), password: 'Temple-Road-1815' };
      expect((await call('PUT', '/user/forgetPassword', reset)).status).toBe(204);
    },
  );

  test.each([
    ['ten digits in China', '00861380013800'],
    ['a Chinese number that begins with 2', '008623800138000'],
    ['twelve digits in China', '0086138001380001'],
    ['eight digits in Laos', '085620555123'],
    ['eleven digits in Türkiye', '009053212345678'],
  ])('%s are refused', async (_title, mobile) => {
    expect((await call('POST', '/sms/send', { mobile })).body).toMatchObject({ code: 'phone.invalid' });
  });
});

test('text messages go to the countries that are named, however their codes are written', () => {
  const { options } = serviceFrom({ SMS_COUNTRIES: '+856, 0094,86 ' });
  expect(options.smsCountries).toEqual(['856', '94', '86']);
  expect(serviceFrom({}).options.smsCountries).toBeUndefined();
});

describe('the zero that is dialled at home', () => {
  test('makes no second account of a number', async () => {
    const mobile = newPhone();
    const withZero = `0094${mobile.slice(4).padStart(10, '0')}`;
    const enter = async (loginId: string) => {
      const code = await codeFor(loginId, 'login');
      const body = { loginType: 0, loginId, code, region: sriLanka };
      return (await call<LoginResponse>('POST', '/quick/login', body)).body;
    };
    const first = await enter(withZero);
    expect(await enter(mobile)).toMatchObject({ userId: first.userId, isNewUser: false });
  });

  test('is taken out of what was kept with it, unless another account has the number', async () => {
    const [plain, twin] = [newPhone(), newPhone()];
    const zeroed = (phone: string) => `0094${phone.slice(4).padStart(10, '0')}`;
    const account = (userId: string, mobile: string) => ({
      userId,
      mobile,
      nickName: 'N',
      regionId: sriLanka,
      inviteCode: userId,
      createdAt: shop.time.now,
    });
    await shop.db
      .insert(users)
      .values([account('zero', zeroed(plain)), account('zeroTwin', zeroed(twin)), account('twin', twin)]);
    await shop.db.insert(addresses).values({
      ...places.colombo,
      userId: 'zero',
      receiver: 'N',
      addr: '1',
      mobile: zeroed(plain),
      altMobile: '08560201234567',
      commonAddr: true,
      createdAt: shop.time.now,
    });
    const folder = new URL('../../service/db/migrations/', import.meta.url);
    const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
      entries: { tag: string }[];
    };
    const { tag } = entries.find((entry) => entry.tag.endsWith('codes-and-numbers')) ?? { tag: '' };
    const changes = readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /^\s*(--.*\n)?UPDATE "(users|addresses)"/m.test(statement));
    expect(changes).toHaveLength(3);
    for (const change of changes) await shop.db.execute(sql.raw(change));
    const mobileOf = async (userId: string) =>
      (await shop.db.select().from(users).where(eq(users.userId, userId)))[0]?.mobile;
    expect([await mobileOf('zero'), await mobileOf('zeroTwin'), await mobileOf('twin')]).toEqual([
      plain,
      zeroed(twin),
      twin,
    ]);
    const [kept] = await shop.db.select().from(addresses).where(eq(addresses.userId, 'zero'));
    expect([kept?.mobile, kept?.altMobile]).toEqual([plain, '0856201234567']);
  });
});
