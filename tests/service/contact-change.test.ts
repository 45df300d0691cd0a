import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse, UserInfo } from '#openapi/schema.gen.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { sriLanka } from './world.ts';

const password = 'Kandy-Lake-2026';
type Refused = UserInfo & { code: string; fields?: { field: string; code: string }[] };
let mails = 0;
const newMail = () => `reader${(mails += 1)}@example.com`;

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

const later = (at = shop) => void (at.time.now = new Date(at.time.now.getTime() + 61_000));

/** Asks for a code that may change the number or mail, and reads it in the development mailbox. */
async function codeTo(at: Shop, to: string, headers: Record<string, string> = {}) {
  later(at);
  const isMail = to.includes('@');
  const body = { ...(isMail ? { mail: to } : { mobile: to }), purpose: 'contact' };
  await at.ask(`/api/${isMail ? 'mail' : 'sms'}/send`, { method: 'POST', body, headers });
  return at.printed.at(-1)?.slice(-6) ?? '';
}
const change = (who: Shopper, body: object) => who.put<Refused>('/p/user/contact', body);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const logIn = (body: object) =>
  shop.ask<LoginResponse & { code: string }>('/api/web/login', { method: 'POST', body });

/** Somebody with a number, a password, and perhaps a mail. */
async function member(mail?: string) {
  const mobile = newPhone();
  const who = await shop.logIn(mobile);
  later();
  await shop.ask('/api/sms/send', { method: 'POST', body: { mobile, purpose: 'reset' } });
  const set = await who.put('/p/user/password', { code: shop.printed.at(-1)?.slice(-6), password });
  expect(set.status).toBe(204);
  const { userId } = who.session;
  if (mail) await shop.db.update(users).set({ mail }).where(eq(users.userId, userId));
  return { who, mobile, userId };
}
const toldOf = async (userId: string) => {
  const rows = await shop.db.select().from(outboxMessages).where(eq(outboxMessages.userId, userId));
  return rows.filter(({ kind }) => kind === 'contactChanged');
};
const byPassword = { kind: 'PASSWORD', secret: password };

describe('the number and the mail of an account (S2.48)', () => {
  test('the number is changed by a code to the new one and the password; the new one logs in', async () => {
    const { who, mobile, userId } = await member();
    const next = newPhone();
    const changed = await change(who, { mobile: next, code: await codeTo(shop, next), proof: byPassword });
    expect([changed.status, changed.body.userMobile]).toEqual([200, next]);
    expect((await logIn({ userMobile: next, loginPassword: password })).body.userId).toBe(userId);
    expect((await logIn({ userMobile: mobile, loginPassword: password })).status).toBe(400);
    later();
    const again = await shop.logIn(next);
    expect(again.session).toMatchObject({ userId, isNewUser: false });
  });

  test('the old number is told what to do, and reads nothing of the new one', async () => {
    const { who, mobile, userId } = await member();
    const next = newPhone();
    await change(who, { mobile: next, code: await codeTo(shop, next), proof: byPassword });
    const [told] = await toldOf(userId);
    expect(told).toMatchObject({ channel: 'sms', destination: `+${mobile.replace(/^0+/, '')}` });
    expect(told?.text).toContain('change it back');
    expect(JSON.stringify(told)).not.toContain(next.slice(4));
  });

  test('the old mail is told by mail, even where there is a number', async () => {
    const old = newMail();
    const { who, userId } = await member(old);
    const next = newMail();
    await change(who, { mail: next, code: await codeTo(shop, next), proof: byPassword });
    expect(await toldOf(userId)).toMatchObject([{ channel: 'mail', destination: old }]);
  });

  test('a first mail is added by a code to the number; the number is told', async () => {
    const mobile = newPhone();
    const who = await shop.logIn(mobile);
    const mail = newMail();
    const secret = await codeTo(shop, mobile);
    const code = await codeTo(shop, mail);
    const added = await change(who, {
      mail: mail.toUpperCase().replace('COM', 'com'),
      code,
      proof: { kind: 'CODE', secret },
    });
    expect(added.body).toMatchObject({ userMail: mail, userMobile: mobile });
    expect(await toldOf(who.session.userId)).toMatchObject([{ channel: 'sms' }]);
  });

  test('all other sessions are signed out, this one stays', async () => {
    const { who, mobile } = await member();
    later();
    const other = await shop.logIn(mobile);
    const next = newPhone();
    await change(who, { mobile: next, code: await codeTo(shop, next), proof: byPassword });
    expect((await who.get('/p/user/userInfo')).status).toBe(200);
    expect((await other.get('/p/user/userInfo')).status).toBe(401);
  });

  test('a stolen session alone changes nothing', async () => {
    const { who, mobile } = await member();
    const next = newPhone();
    const code = await codeTo(shop, next);
    const tries: [object, string][] = [
      [{ kind: 'PASSWORD', secret: 'Temple-Road-1815' }, 'password.old_wrong'],
      [{ kind: 'CODE', secret: code }, 'code.invalid'],
      [{ kind: 'SIGN_IN' }, 'auth.sign_in_again'],
    ];
    for (const [proof, refusal] of tries) {
      const { status, body } = await change(who, { mobile: next, code, proof });
      expect([status, body.code]).toEqual([400, refusal]);
    }
    expect((await who.get<UserInfo>('/p/user/userInfo')).body.userMobile).toBe(mobile);
  });

  test('a code for something else does not change it', async () => {
    const { who } = await member();
    const next = newPhone();
    const code = await shop.codeFor(next);
    const { body } = await change(who, { mobile: next, code, proof: byPassword });
    expect(body.code).toBe('code.invalid');
  });

  test('neither code is used up when the other is wrong, and it is said which one it was', async () => {
    const { who, mobile } = await member();
    const next = newPhone();
    const secret = await codeTo(shop, mobile);
    const code = await codeTo(shop, next);
    const own = await change(who, { mobile: next, code, proof: { kind: 'CODE', secret: wrong(secret) } });
    expect(own.body.fields).toMatchObject([{ field: '/proof/secret' }]);
    const theirs = await change(who, { mobile: next, code: wrong(code), proof: { kind: 'CODE', secret } });
    expect([theirs.body.code, theirs.body.fields]).toEqual(['code.invalid', undefined]);
    const both = await change(who, { mobile: next, code, proof: { kind: 'CODE', secret } });
    expect(both.status).toBe(200);
    const twice = await change(who, { mobile: next, code, proof: byPassword });
    expect(twice.body.code).toBe('code.invalid');
  });

  test('wrong passwords lock it, whoever guesses', async () => {
    const { who } = await member();
    const next = newPhone();
    const code = await codeTo(shop, next);
    const proof = { kind: 'PASSWORD', secret: 'Temple-Road-1815' };
    const tight = await openShop({ options: { rateLimitFactor: 1 } });
    try {
      const own = await tight.logIn(newPhone());
      const answers: number[] = [];
      for (let turn = 0; turn < 6; turn += 1)
        answers.push((await change(own, { mobile: next, code: '123456', proof })).status);
      expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    } finally {
      await tight.close();
    }
    expect((await change(who, { mobile: next, code, proof: byPassword })).status).toBe(200);
  });
});

describe('the number of somebody else', () => {
  test('is answered like a free one until its own code is right', async () => {
    const { who } = await member();
    const taken = newPhone();
    await shop.logIn(taken);
    const free = newPhone();
    const answers = [];
    for (const mobile of [taken, free]) {
      later();
      const sent = await shop.ask('/api/sms/send', { method: 'POST', body: { mobile, purpose: 'contact' } });
      const code = wrong(shop.printed.at(-1)?.slice(-6) ?? '');
      const { status, body } = await change(who, { mobile, code, proof: byPassword });
      answers.push({ sent: sent.body, status, code: body.code, fields: body.fields });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('stays theirs: who can read its messages is told that it has an account', async () => {
    const { who, mobile } = await member();
    const taken = newPhone();
    const owner = await shop.logIn(taken);
    const refused = await change(who, { mobile: taken, code: await codeTo(shop, taken), proof: byPassword });
    expect([refused.status, refused.body.code]).toEqual([400, 'register.exists']);
    expect((await who.get<UserInfo>('/p/user/userInfo')).body.userMobile).toBe(mobile);
    expect((await owner.get<UserInfo>('/p/user/userInfo')).body.userMobile).toBe(taken);
    expect(await toldOf(who.session.userId)).toEqual([]);
  });
});

const engines = [
  { name: 'the embedded database', start: async () => ({ databaseUrl: undefined, stop: () => {} }) },
  {
    name: 'PostgreSQL',
    start: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('on $name', ({ name, start }) => {
  test.skipIf(name === 'PostgreSQL' && postgresMissing)(
    'of two members who want the same number at once one gets it',
    async () => {
      const place = await start();
      const mall = await openShop(place.databaseUrl ? { databaseUrl: place.databaseUrl } : {});
      try {
        const wanted = newPhone();
        // Two browsers, each with the codes that it asked for itself.
        const tries = [];
        for (const asker of ['A', 'B']) {
          const headers = { Cookie: `__Host-mall_code=${asker.repeat(22)}` };
          const mobile = newPhone();
          const { session } = await mall.logIn(mobile, sriLanka);
          const secret = await codeTo(mall, mobile, headers);
          const code = await codeTo(mall, wanted, headers);
          tries.push({
            headers: { ...headers, Authorization: `Bearer ${session.access_token}` },
            code,
            secret,
          });
        }
        const answers = await Promise.all(
          tries.map(({ headers, code, secret }) =>
            mall.ask<Refused>('/api/p/user/contact', {
              method: 'PUT',
              body: { mobile: wanted, code, proof: { kind: 'CODE', secret } },
              headers,
            }),
          ),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
        expect(answers.find(({ status }) => status === 400)?.body.code).toBe('register.exists');
        const kept = await mall.db.select().from(users).where(eq(users.mobile, wanted));
        expect(kept).toHaveLength(1);
      } finally {
        await mall.close();
        place.stop();
      }
    },
  );
});
