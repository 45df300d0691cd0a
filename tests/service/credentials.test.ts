import { hashSync } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse, UserInfo } from '#openapi/schema.gen.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { users } from '#service/db/schema/users.ts';
import { newPhone, openShop, type Shop } from './shop.ts';
import { sriLanka, turkiye } from './world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

const later = (seconds: number) => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));
const password = 'Kandy-Lake-2026';
const another = 'Temple-Road-1815';

type Said = LoginResponse & { code: string; desc: string; fields?: { field: string; code: string }[] };
const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.ask<Said>(`/api${path}`, { method, body, headers });
const logIn = (userMobile: string, loginPassword: string, headers?: Record<string, string>) =>
  call('POST', '/web/login', { userMobile, loginPassword }, headers);
const info = (token: string) =>
  shop.ask<UserInfo & { code: string }>('/api/p/user/userInfo', {
    headers: { Authorization: `Bearer ${token}` },
  });

/** Asks for a code of a purpose and reads it in the development mailbox. */
async function codeOf(mobile: string, purpose: string) {
  later(61);
  await call('POST', '/sms/send', { mobile, purpose });
  return (shop.printed.at(-1) ?? '').slice(-6);
}
const registration = (code: string, more: object = {}) => ({
  code,
  invite: '',
  loginPassword: password,
  nickName: '  Nimal   Perera ',
  regionId: turkiye,
  ...more,
});
async function register(mobile: string, more: object = {}, headers: Record<string, string> = {}) {
  const code = await codeOf(mobile, 'register');
  return call('POST', '/user/register', registration(code, { userMobile: mobile, ...more }), headers);
}

describe('an account', () => {
  test('is made with a password and signed in; the password is good from then on', async () => {
    const mobile = newPhone();
    const made = await register(mobile);
    expect(made).toMatchObject({ status: 200, body: { isNewUser: true, nickName: 'Nimal Perera' } });
    expect(made.headers.getSetCookie()).toHaveLength(2);
    expect((await info(made.body.access_token)).body).toMatchObject({
      userMobile: mobile,
      regionId: turkiye,
      passwordSet: true,
    });
    const again = await logIn(mobile, password);
    expect(again).toMatchObject({ status: 200, body: { isNewUser: false, userId: made.body.userId } });
  });

  test('can be made by mail, whatever its capitals (S1.41, S7.38)', async () => {
    const userMail = 'Sena.Silva@example.com';
    const code = await shop.codeFor(userMail);
    expect((await call('POST', '/user/register', registration(code, { userMail }))).status).toBe(200);
    const entered = await call('POST', '/web/login', {
      userMail: userMail.toUpperCase().replace('COM', 'com'),
      loginPassword: password,
    });
    expect(entered.status).toBe(200);
  });

  test('keeps who invited its owner', async () => {
    const inviter = await shop.logIn(newPhone());
    const { inviteCode } = (await inviter.get<UserInfo>('/p/user/userInfo')).body;
    const made = await register(newPhone(), { invite: inviteCode.toLowerCase() });
    const [kept] = await shop.db
      .select()
      .from(invitations)
      .where(eq(invitations.inviteeUserId, made.body.userId));
    expect(kept?.inviterUserId).toBe(inviter.session.userId);
  });

  test('is not made by an invite code that is not known, and the one-time code stays good', async () => {
    const mobile = newPhone();
    const code = await codeOf(mobile, 'register');
    const asked = registration(code, { userMobile: mobile });
    const refused = await call('POST', '/user/register', { ...asked, invite: 'NOBODY22' });
    expect(refused.body).toMatchObject({ code: 'invite.invalid', fields: [{ field: '/invite' }] });
    expect((await call('POST', '/user/register', asked)).status).toBe(200);
  });

  test('that is there already is told only after a right code', async () => {
    const mobile = newPhone();
    await shop.logIn(mobile);
    const code = await codeOf(mobile, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    const asked = registration(wrong, { userMobile: mobile });
    expect((await call('POST', '/user/register', asked)).body.code).toBe('code.invalid');
    const known = await call('POST', '/user/register', { ...asked, code });
    expect([known.status, known.body.code]).toEqual([400, 'register.exists']);
  });

  test('is made once by twenty registrations at the same time', async () => {
    const mobile = newPhone();
    const code = await codeOf(mobile, 'register');
    const asked = registration(code, { userMobile: mobile });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/user/register', asked)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await shop.db.select().from(users).where(eq(users.mobile, mobile))).toHaveLength(1);
  });

  test('is made once for a key: a repeat signs in, another body is refused, a twin waits', async () => {
    const mobile = newPhone();
    const headers = { 'Idempotency-Key': 'a-registration-of-mine' };
    const code = await codeOf(mobile, 'register');
    const asked = registration(code, { userMobile: mobile });
    const twins = await Promise.all([
      call('POST', '/user/register', asked, headers),
      call('POST', '/user/register', asked, headers),
    ]);
    const statuses = twins.map(({ status }) => status).toSorted((one, other) => one - other);
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses);
    const repeated = await call('POST', '/user/register', asked, headers);
    const made = twins.find(({ status }) => status === 200);
    expect(repeated).toMatchObject({ status: 200, body: { userId: made?.body.userId, isNewUser: true } });
    expect(repeated.headers.get('Idempotency-Replayed')).toBe('true');
    const other = await call('POST', '/user/register', { ...asked, nickName: 'Somebody' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  test.each([
    ['a blank nickname', { nickName: '   ' }, 'request.invalid', '/nickName'],
    ['a region that there is not', { regionId: 5 }, 'request.invalid', '/regionId'],
    ['a number and a mail', { userMail: 'a@b.lk' }, 'request.invalid', '/userMail'],
    ['a number that is none', { userMobile: '0094' }, 'phone.invalid', '/userMobile'],
    ['a code with letters', { code: 'abcdef' }, 'code.invalid', '/code'],
  ])('is not made with %s', async (_title, more, code, field) => {
    const asked = registration('123456', { userMobile: newPhone(), ...more });
    const refused = await call('POST', '/user/register', asked);
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(refused.body.fields?.map((one) => one.field)).toContain(field);
  });
});

describe('a weak password', () => {
  const weak = [
    'Sh0rt-x',
    'nothing-but-small',
    'Password1',
    ' Kandy-Lake-2026',
    'Kandy-Lake-2026 ',
    '　Kandy-Lake-1',
  ];
  test.each([...weak, `Aa1-${'x'.repeat(61)}`])(
    '%s is refused in the reader’s language',
    async (loginPassword) => {
      const asked = registration('123456', { userMobile: newPhone(), loginPassword });
      const refused = await call('POST', '/user/register', asked, { 'Accept-Language': 'ru-RU' });
      expect(refused).toMatchObject({
        status: 400,
        body: {
          code: 'password.weak',
          desc: 'Выберите пароль посложнее',
          fields: [{ field: '/loginPassword', code: 'password.weak' }],
        },
      });
    },
  );

  test('is refused at a reset and a change too, and the code stays good', async () => {
    const mobile = newPhone();
    await shop.logIn(mobile);
    const code = await codeOf(mobile, 'reset');
    const refused = await call('PUT', '/user/forgetPassword', { mobile, code, password: 'Password1' });
    expect(refused.body).toMatchObject({ code: 'password.weak', fields: [{ field: '/password' }] });
    expect((await call('PUT', '/user/forgetPassword', { mobile, code, password })).status).toBe(204);
  });

  test.each(['Kandy-Lake-2026', 'Sigiriya rock 477', `Aa1-${'x'.repeat(60)}`, 'Şifre-Çok-1'])(
    '%s is none',
    async (loginPassword) => {
      expect((await register(newPhone(), { loginPassword })).status).toBe(200);
    },
  );
});

describe('a password', () => {
  test('is kept as Argon2id, and one of an older cost is made anew at the next sign-in', async () => {
    const mobile = newPhone();
    const { body } = await register(mobile);
    const kept = async () =>
      (await shop.db.select().from(users).where(eq(users.userId, body.userId)))[0]?.passwordHash ?? '';
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const old = hashSync(password, { memoryCost: 4_096, timeCost: 1 });
    await shop.db.update(users).set({ passwordHash: old }).where(eq(users.userId, body.userId));
    expect((await logIn(mobile, password)).status).toBe(200);
    expect(await kept()).toMatch(/m=19456,t=2,p=1/);
    expect((await logIn(mobile, password)).status).toBe(200);
  });

  test('is the same however its letters were composed', async () => {
    const mobile = newPhone();
    await register(mobile, { loginPassword: 'Çarşı-Kapalı-1' });
    expect((await logIn(mobile, 'Çarşı-Kapalı-1'.normalize('NFD'))).status).toBe(200);
  });

  test('that is forgotten is set by a code, and ends every session and the cookies of the one that asks', async () => {
    const mobile = newPhone();
    const { body } = await register(mobile);
    const other = await logIn(mobile, password);
    const code = await codeOf(mobile, 'reset');
    const reset = await call(
      'PUT',
      '/user/forgetPassword',
      { mobile, code, password: another },
      { Cookie: `__Host-mall_rt=${other.body.refresh_token}`, 'Sec-Fetch-Site': 'same-origin' },
    );
    expect(reset.status).toBe(204);
    expect(reset.headers.getSetCookie().join()).toMatch(/mall_rs=; Max-Age=0.*mall_rt=; Max-Age=0/);
    for (const token of [body.access_token, other.body.access_token]) {
      expect((await info(token)).body.code).toBe('auth.token_revoked');
    }
    expect((await logIn(mobile, password)).body.code).toBe('auth.bad_credentials');
    expect((await logIn(mobile, another)).status).toBe(200);
  });

  test('of nobody is not reset, which is told only after a right code', async () => {
    const mobile = newPhone();
    const code = await codeOf(mobile, 'reset');
    const refused = await call('PUT', '/user/forgetPassword', { mobile, code, password });
    expect([refused.status, refused.body.code]).toEqual([400, 'reset.no_account']);
  });

  test('is not reset by a code that was asked for to log in or register', async () => {
    const mobile = newPhone();
    await shop.logIn(mobile);
    for (const purpose of ['login', 'register']) {
      const code = await codeOf(mobile, purpose);
      const refused = await call('PUT', '/user/forgetPassword', { mobile, code, password });
      expect(refused.body.code).toBe('code.invalid');
    }
  });

  test('is changed by the old one: this session stays, all others end', async () => {
    const mobile = newPhone();
    const { body } = await register(mobile);
    const other = await logIn(mobile, password);
    const own = { Authorization: `Bearer ${body.access_token}` };
    const change = (oldPassword: string, fresh: string) =>
      call('PUT', '/p/user/password', { oldPassword, password: fresh }, own);
    expect((await change('Wrong-one-11', another)).body).toMatchObject({
      code: 'password.old_wrong',
      fields: [{ field: '/oldPassword' }],
    });
    expect((await change(password, password)).body.code).toBe('password.same');
    expect((await change(password, 'short')).body).toMatchObject({ status: 400, code: 'password.weak' });
    expect((await change(password, another)).status).toBe(204);
    expect((await info(body.access_token)).status).toBe(200);
    expect((await info(other.body.access_token)).body.code).toBe('auth.token_revoked');
    expect((await logIn(mobile, another)).status).toBe(200);
  });

  test('is set for the first time by a code to the account’s own number', async () => {
    const mobile = newPhone();
    const shopper = await shop.logIn(mobile);
    const set = (sent: object) => shopper.put<Said>('/p/user/password', { password, ...sent });
    expect((await shopper.get<UserInfo>('/p/user/userInfo')).body.passwordSet).toBe(false);
    expect((await set({ oldPassword: 'x' })).body.code).toBe('password.old_wrong');
    const foreign = await codeOf(newPhone(), 'reset');
    expect((await set({ code: foreign })).body.code).toBe('code.invalid');
    const code = await codeOf(mobile, 'reset');
    expect((await set({ code, oldPassword: 'x' })).status).toBe(422);
    expect((await set({ code })).status).toBe(204);
    expect((await shopper.get<UserInfo>('/p/user/userInfo')).body.passwordSet).toBe(true);
    expect((await logIn(mobile, password)).status).toBe(200);
  });

  test('does not let into a closed account', async () => {
    const mobile = newPhone();
    const { body } = await register(mobile);
    await shop.db.update(users).set({ enabled: false }).where(eq(users.userId, body.userId));
    expect((await logIn(mobile, 'Wrong-one-11')).body.code).toBe('auth.bad_credentials');
    expect((await logIn(mobile, password)).body.code).toBe('auth.account_disabled');
  });

  test('is not asked of who never had one: the answer is that of a wrong one', async () => {
    const mobile = newPhone();
    await shop.logIn(mobile, sriLanka);
    expect((await logIn(mobile, password)).body.code).toBe('auth.bad_credentials');
  });
});
