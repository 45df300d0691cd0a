import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Invitation,
  Inviter,
  Leaderboard,
  LoginResponse,
  OrderDetail,
  PageOfInvitee,
  UserInfo,
} from '#openapi/schema.gen.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { balance } from '#service/ledger/ledger.ts';
import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { detailOf, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { sriLanka, turkiye } from './world.ts';

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

const dayMs = 86_400_000;
let network = 0;

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('an invitation', () => {
    let place: Awaited<ReturnType<typeof open>>;
    let shop: Shop;
    let second: Shop;
    let inviter: Shopper;
    let inviterPhone: string;
    let code: string;

    beforeAll(async () => {
      place = await open();
      const at = place.databaseUrl === undefined ? {} : { databaseUrl: place.databaseUrl };
      shop = await openShop(at);
      // With PostgreSQL a second process; the embedded database has one, whose runs meet in it.
      second = place.databaseUrl ? await openShop({ ...at, filled: true }) : shop;
    });
    beforeEach(async () => {
      shop.time.now = new Date('2026-05-04T08:00:00Z');
      inviterPhone = newPhone();
      inviter = await shop.logIn(inviterPhone);
      code = (await inviter.get<UserInfo>('/p/user/userInfo')).body.inviteCode;
    });
    afterEach(async () => {
      const faults = await audit(shop.db);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
    afterAll(async () => {
      if (second !== shop) await second.close();
      await shop.close();
      place.stop();
    });

    /** Somebody who signs in for the first time with a code, each from a network of its own. */
    async function comes(
      invite: string,
      more: { headers?: Record<string, string>; from?: string; phone?: string } = {},
    ) {
      const {
        headers = {},
        phone = newPhone(),
        from = `10.1.${Math.trunc((network += 1) / 200)}.${network % 200}`,
      } = more;
      const before = await shop.codeFor(phone);
      const {
        body,
        status,
        headers: said,
      } = await shop.ask<LoginResponse>('/api/quick/login', {
        method: 'POST',
        body: { loginType: 0, loginId: phone, code: before, region: sriLanka, invite },
        headers,
        from,
      });
      expect(status).toBe(200);
      const call =
        (method: string) =>
        <T>(path: string, sent?: unknown, own: Record<string, string> = {}) =>
          shop.ask<T>(`/api${path}`, {
            method,
            body: sent,
            headers: { Authorization: `Bearer ${body.access_token}`, ...own },
          });
      return {
        session: body,
        phone,
        cookies: said.getSetCookie(),
        get: call('GET'),
        post: call('POST'),
        put: call('PUT'),
      };
    }
    type Friend = Awaited<ReturnType<typeof comes>>;

    /** Another code may be asked for. */
    const aMinuteLater = () => void (shop.time.now = new Date(shop.time.now.getTime() + 61_000));

    /** Orders a kettle to an address of one's own and has it in hand. */
    async function receives(friend: Friend, where: object = {}) {
      aMinuteLater();
      const buyer = await shop.logIn(friend.phone);
      await buyer.moveTo('colombo', {
        mobile: friend.phone,
        addr: `${friend.phone.slice(-6)} Lake Road`,
        ...where,
      });
      const number = await placeOne(buyer);
      await movesOf(shop).ship(number, { courierName: 'Pearl Courier', trackingNumber: `T-${number}` });
      await movesOf(shop).deliver(number);
      expect((await buyer.put(`/p/myOrder/receipt/${number}`)).status).toBe(200);
      return { buyer, number };
    }
    const coinsOf = (userId: string) => balance(shop.db, { userId, account: 'COINS', unit: 'COIN' });
    const days = async (count: number) => {
      shop.time.now = new Date(shop.time.now.getTime() + count * dayMs);
      second.time.now = shop.time.now;
      await shop.service.jobs.run('confirm-invitations');
    };
    /** The inviter after days: the token of the first day is over. */
    const comesBack = async () => {
      aMinuteLater();
      inviter = await shop.logIn(inviterPhone);
    };
    const stateOf = async (friend: Friend) => {
      const [row] = await shop.db
        .select()
        .from(invitations)
        .where(eq(invitations.inviteeUserId, friend.session.userId));
      return row?.notCounted ?? row?.state;
    };
    const invitees = async () => (await inviter.get<PageOfInvitee>('/p/invitation/page')).body.records;
    const board = async (who: Shopper, period = 'ALL') =>
      (await who.get<Leaderboard>(`/p/invitation/leaderboard?period=${period}&size=100`)).body;

    test('has a code and a link of its own, and says what it brings (S1.33, S3.20)', async () => {
      const { body } = await inviter.get<Invitation>('/p/invitation/info');
      expect(body).toMatchObject({
        inviteCode: code,
        invitedCount: 0,
        confirmedCount: 0,
        coinsEarned: 0,
        rank: null,
      });
      expect(body.inviteUrl).toBe(`http://localhost:3000/Register?invite=${code}`);
      const shown = await shop.ask<Inviter>(`/api/invitation/inviter?inviteCode=${code.toLowerCase()}`);
      expect(shown.body).toEqual({ name: 'S***', reward: body.reward });
      expect((await shop.ask('/api/invitation/inviter?inviteCode=NOBODY22')).status).toBe(404);
    });

    test('brings both their coins once the first order is kept, never earlier, and once', async () => {
      const friend = await comes(code);
      expect(await invitees()).toMatchObject([{ state: 'INVITED', coins: 0, confirmedAt: null }]);
      await receives(friend);
      expect(await invitees()).toMatchObject([{ state: 'ORDERED' }]);
      await days(6.99);
      expect(await coinsOf(inviter.session.userId)).toBe(0);
      await days(0.01);
      // Two processes and several runs at once come to one booking.
      await Promise.all(
        [shop, second, shop, second].map((one) => one.service.jobs.run('confirm-invitations')),
      );
      await days(30);
      expect([await coinsOf(inviter.session.userId), await coinsOf(friend.session.userId)]).toEqual([
        200, 200,
      ]);
      await comesBack();
      expect(await invitees()).toMatchObject([{ state: 'CONFIRMED', coins: 200, notCounted: null }]);
      const { body } = await inviter.get<Invitation>('/p/invitation/info');
      expect(body).toMatchObject({ invitedCount: 1, confirmedCount: 1, coinsEarned: 200 });
    });

    test('waits while a refund is open, and counts no order that went back whole', async () => {
      const friend = await comes(code);
      const { buyer, number } = await receives(friend);
      const { items } = await detailOf(buyer, number);
      const applied = await buyer.post<{ refundSn: string }>(
        '/p/orderRefund/apply',
        {
          orderNumber: number,
          items: [{ orderItemId: items[0]?.orderItemId, count: 1 }],
          applyType: 'REFUND_ONLY',
          isReceived: true,
          reason: 'DAMAGED',
          desc: 'Dented',
          pics: [],
          mobile: '0094771234567',
        },
        { 'Idempotency-Key': randomUUID() },
      );
      expect(applied.status).toBe(200);
      await days(8);
      expect(await stateOf(friend)).toBe('INVITED');
      await shop.service.jobs.run('move-refunds');
      await days(1);
      aMinuteLater();
      const later = await shop.logIn(friend.phone);
      const after = (await later.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${number}`)).body;
      expect(after.afterSales).toBe('DONE');
      expect(await stateOf(friend)).toBe('INVITED');
      await receives(friend);
      await days(7);
      expect(await stateOf(friend)).toBe('CONFIRMED');
    });

    test('brings nothing from the inviter’s own browser, nor from a device with an account, nor round a chain', async () => {
      const cookieOf = (cookies: readonly string[]) =>
        cookies
          .map((cookie) => cookie.split(';')[0])
          .find((cookie) => cookie?.startsWith('__Host-mall_known')) ?? '';
      const own = newPhone();
      const seat = await shop.logIn(own, sriLanka, { 'sec-fetch-site': 'same-origin' });
      const ownCode = (await seat.get<UserInfo>('/p/user/userInfo')).body.inviteCode;
      const here = { headers: { cookie: cookieOf(seat.cookies), 'sec-fetch-site': 'same-origin' } };
      expect(await stateOf(await comes(ownCode, here))).toBe('SELF');
      expect(await stateOf(await comes(code, here))).toBe('SAME_DEVICE');
      const friend = await comes(ownCode, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect(await stateOf(friend)).toBe('INVITED');
      const friendsCode = (await friend.get<UserInfo>('/p/user/userInfo')).body.inviteCode;
      expect(await stateOf(await comes(friendsCode, here))).toBe('LOOP');
      // Who has an account is invited by nobody: B's link changes nothing for A.
      aMinuteLater();
      await comes(friendsCode, { phone: own });
      const rows = await shop.db
        .select()
        .from(invitations)
        .where(eq(invitations.inviteeUserId, seat.session.userId));
      expect(rows).toEqual([]);
    });

    test('brings nothing for a parcel to the inviter’s own door or number', async () => {
      await inviter.moveTo('colombo', { mobile: '0094770000123' });
      const friend = await comes(code);
      await receives(friend, { mobile: '0094770000123' });
      await days(7);
      expect(await stateOf(friend)).toBe('SELF');
      expect(await coinsOf(inviter.session.userId)).toBe(0);
      expect(await coinsOf(friend.session.userId)).toBe(0);
      await comesBack();
      expect(await invitees()).toMatchObject([{ state: 'NOT_COUNTED', notCounted: 'SELF', coins: 0 }]);
    });

    test('counts so many a day of one inviter and of one network, and no more', async () => {
      const states = [];
      for (let number = 0; number < 11; number += 1) states.push(await stateOf(await comes(code)));
      expect(states).toEqual([...Array.from({ length: 10 }, () => 'INVITED'), 'TOO_MANY']);
      shop.time.now = new Date(shop.time.now.getTime() + dayMs + 1);
      expect(await stateOf(await comes(code))).toBe('INVITED');
      const flood = [];
      for (let number = 0; number < 6; number += 1) {
        const other = await shop.logIn(newPhone());
        const { inviteCode } = (await other.get<UserInfo>('/p/user/userInfo')).body;
        flood.push(await stateOf(await comes(inviteCode, { from: '192.0.2.7' })));
      }
      expect(flood).toEqual([...Array.from({ length: 5 }, () => 'INVITED'), 'TOO_MANY']);
      await shop.service.jobs.run('forget-sign-up-networks');
      shop.time.now = new Date(shop.time.now.getTime() + dayMs);
      await shop.service.jobs.run('forget-sign-up-networks');
      const kept = await shop.db.select().from(invitations);
      expect(kept.every(({ networkHash }) => networkHash === null)).toBe(true);
    });

    test('an unknown code is passed over at a sign-in', async () => {
      const stranger = await comes('NOBODY22');
      expect(await stateOf(stranger)).toBeUndefined();
    });

    test('stands on the board by place, equal counts share one, by region and month (S1.34)', async () => {
      const [first, tie] = [await shop.logIn(newPhone()), await shop.logIn(newPhone())];
      const reader = await shop.logIn(newPhone());
      const brings = async (who: Shopper, count: number, confirmedAt: string) => {
        for (let number = 0; number < count; number += 1) {
          const friend = await shop.logIn(newPhone());
          await shop.db.insert(invitations).values({
            inviteeUserId: friend.session.userId,
            inviterUserId: who.session.userId,
            state: 'CONFIRMED',
            invitedAt: new Date('2026-01-01T00:00:00Z'),
            confirmedAt: new Date(confirmedAt),
            regionId: sriLanka,
            coins: 200,
          });
        }
      };
      await brings(first, 4, '2026-04-30T18:31:00Z');
      await brings(tie, 4, '2026-04-30T18:29:00Z');
      await brings(inviter, 2, '2026-05-02T00:00:00Z');
      const all = await board(inviter);
      const top = all.records.filter(({ confirmedCount }) => confirmedCount === 4);
      expect(top.map(({ rank }) => new Set([rank, top[0]?.rank]).size)).toEqual(top.map(() => 1));
      expect(all.me).toMatchObject({ confirmedCount: 2, next: { friends: 2, rank: top[0]?.rank } });
      expect(all.records.filter(({ isMe }) => isMe)).toMatchObject([{ name: 'S***', confirmedCount: 2 }]);
      expect((await board(reader)).me.rank).toBeNull();
      // In Colombo May has begun at 18:30 UTC.
      const may = await board(first, 'MONTH');
      expect(may.me.confirmedCount).toBe(4);
      expect((await board(tie, 'MONTH')).me.confirmedCount).toBe(0);
      const elsewhere = await inviter.get<Leaderboard>(`/p/invitation/leaderboard?regionId=${turkiye}`);
      expect(elsewhere.body.me).toMatchObject({ rank: null, confirmedCount: 0 });
    });
  });
});
