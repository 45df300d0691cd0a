import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createService } from '#service/composition/create-service.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';
import { loginCodes, users } from '#service/db/schema/users.ts';
import { type Answer, newPhone, openShop, type Shop } from './shop.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { sriLanka } from './world.ts';

const password = 'Kandy-Lake-2026';
const wrong = 'Wrong-Lake-2026';

type Said = { code: string; retryAfter?: number };

const engines = [
  { name: 'the embedded database', open: async () => ({ databaseUrl: undefined, stop: () => {} }) },
  {
    name: 'PostgreSQL',
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('the lock', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let mobile: string;
    let visitor = 0;

    beforeAll(async () => {
      place = await open();
      const options = { rateLimitFactor: 1 };
      shop = await openShop({ ...(place.databaseUrl && { databaseUrl: place.databaseUrl }), options });
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      mobile = newPhone();
      await setPassword();
    });
    afterEach(() => void vi.useRealTimers());

    /** Every caller has an address of its own, so that only the account is counted. */
    const call = (
      method: string,
      path: string,
      body: unknown,
      from = `10.0.${(visitor += 1) >> 8}.${visitor % 256}`,
    ) => shop.ask<Said>(`/api${path}`, { method, body, from });
    const logIn = (loginPassword: string, userMobile = mobile, from?: string) =>
      call('POST', '/web/login', { userMobile, loginPassword }, from);
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

    async function codeOf(to: string, purpose: string) {
      shop.time.now = new Date(shop.time.now.getTime() + 3_601_000);
      await call('POST', '/sms/send', { mobile: to, purpose });
      return (shop.printed.at(-1) ?? '').slice(-6);
    }
    async function setPassword() {
      const registration = { invite: '', loginPassword: password, nickName: 'Nimal', regionId: sriLanka };
      const code = await codeOf(mobile, 'register');
      const made = await call('POST', '/user/register', { ...registration, code, userMobile: mobile });
      expect(made.status).toBe(200);
    }
    const codes = (answers: readonly Answer<Said>[]) => {
      const counts: Record<string, number> = {};
      for (const { body } of answers) counts[body.code ?? 'in'] = (counts[body.code ?? 'in'] ?? 0) + 1;
      return counts;
    };

    test('closes after five wrong passwords, for fifteen minutes by the clock, also to the right one', async () => {
      for (let tried = 0; tried < 5; tried += 1) {
        expect((await logIn(wrong)).body.code).toBe('auth.bad_credentials');
      }
      const locked = await logIn(password);
      expect(locked).toMatchObject({ status: 429, body: { code: 'login.locked', retryAfter: 900 } });
      expect(locked.headers.get('Retry-After')).toBe('900');
      later(895);
      expect((await logIn(password)).status).toBe(429);
      later(6);
      expect((await logIn(password)).status).toBe(200);
    });

    test('lets five of two hundred guesses from fifty addresses be compared, fifty at a time', async () => {
      const answers: Answer<Said>[] = [];
      for (let round = 0; round < 4; round += 1) {
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, index) => logIn(wrong, mobile, `10.9.0.${index}`)),
          )),
        );
      }
      expect(codes(answers)).toEqual({ 'auth.bad_credentials': 5, 'login.locked': 195 });
    });

    test('is the same for an account that there is not', async () => {
      const unknown = newPhone();
      for (let tried = 0; tried < 7; tried += 1) {
        const [known, other] = [await logIn(wrong), await logIn(wrong, unknown)];
        expect([other.status, { ...other.body, traceId: '' }]).toEqual([
          known.status,
          { ...known.body, traceId: '' },
        ]);
      }
    });

    test('leaves the way by a code open, and a new password opens it', async () => {
      for (let tried = 0; tried < 6; tried += 1) await logIn(wrong);
      const code = await codeOf(mobile, 'login');
      const entered = await call('POST', '/quick/login', {
        loginType: 0,
        loginId: mobile,
        code,
        region: sriLanka,
      });
      expect(entered.status).toBe(200);
      const reset = { mobile, code: await codeOf(mobile, 'reset'), password: 'Temple-Road-1815' };
      expect((await call('PUT', '/user/forgetPassword', reset)).status).toBe(204);
      expect((await logIn('Temple-Road-1815')).status).toBe(200);
    });

    test('is still closed after a restart, and knows no number or address by its name', async () => {
      for (let tried = 0; tried < 5; tried += 1) await logIn(wrong, mobile, '10.77.77.77');
      const again = await createService({
        database: shop.database,
        options: { rateLimitFactor: 1, checkAnswers: true },
      });
      const response = await again.app.fetch(
        new Request('http://localhost:3000/api/web/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ userMobile: mobile, loginPassword: password }),
        }),
        { incoming: { socket: { remoteAddress: '10.8.8.8' } } },
      );
      await again.stop();
      expect(response.status).toBe(429);
      const kept = JSON.stringify(await shop.db.select().from(rateCounters));
      expect(kept).not.toContain(mobile.slice(4));
      expect(kept).not.toContain('10.77.77.77');
    });

    test('forgets the tries of who comes in', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let tried = 0; tried < 4; tried += 1) await logIn(wrong);
        expect((await logIn(password)).status).toBe(200);
      }
    });

    test('counts one address to fifty sign-ins and ten registrations in an hour', async () => {
      const answers = [];
      for (let tried = 0; tried < 51; tried += 1) answers.push(await logIn(wrong, newPhone(), '10.66.0.1'));
      expect(codes(answers)).toEqual({ 'auth.bad_credentials': 50, 'rate.limited': 1 });
      const asked = {
        code: '123456',
        invite: '',
        loginPassword: password,
        nickName: 'N',
        regionId: sriLanka,
      };
      const made = [];
      for (let tried = 0; tried < 11; tried += 1) {
        made.push(await call('POST', '/user/register', { ...asked, userMobile: newPhone() }, '10.66.0.2'));
      }
      expect(codes(made)).toEqual({ 'code.invalid': 10, 'rate.limited': 1 });
    });

    test('is not needed for a code: twenty registrations at once come to one account', async () => {
      const userMobile = newPhone();
      const code = await codeOf(userMobile, 'register');
      const asked = {
        code,
        invite: '',
        loginPassword: password,
        nickName: 'N',
        regionId: sriLanka,
        userMobile,
      };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call('POST', '/user/register', asked)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await shop.db.select().from(users).where(eq(users.mobile, userMobile))).toHaveLength(1);
    });

    test('is not needed for a code: one hundred addresses together have five guesses', async () => {
      const code = await codeOf(mobile, 'login');
      const guesses = Array.from({ length: 100 }, (_, index) =>
        String((Number(code) + 1 + index) % 1e6).padStart(6, '0'),
      );
      const answers = await Promise.all(
        guesses.map((guess, index) =>
          call(
            'POST',
            '/quick/login',
            { loginType: 0, loginId: mobile, code: guess, region: sriLanka },
            `10.5.5.${index}`,
          ),
        ),
      );
      expect(codes(answers)).toEqual({ 'code.invalid': 5, 'code.exhausted': 95 });
      const right = await call('POST', '/quick/login', {
        loginType: 0,
        loginId: mobile,
        code,
        region: sriLanka,
      });
      expect(right.body.code).toBe('code.exhausted');
      const [kept] = await shop.db.select().from(loginCodes).orderBy(desc(loginCodes.id)).limit(1);
      expect(kept?.openTries).toBe(5);
      expect(kept?.usedAt).toBeNull();
    });
  });
});
