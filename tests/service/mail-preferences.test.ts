import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountExport, MailKind, MailPreferences, MailWish } from '#openapi/schema.gen.ts';
import { mailKinds, stoppedMails } from '#service/db/schema/stopped-mails.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { languageTags } from '#service/domain/language.ts';
import { footOf } from '#service/mail-preferences/foot-words.ts';
import { parcel, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { refundWorld, stockUp } from './refund-world.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import type { Shopper } from './shop.ts';
import { mailsOf, testLinks } from './test-mails.ts';

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

let people = 0;

describe.each(engines.filter(({ name }) => name !== 'PostgreSQL' || !postgresMissing))(
  'mails that a shopper may stop, on $name',
  ({ open }) => {
    let engine: Awaited<ReturnType<(typeof engines)[number]['open']>>;
    let shop: SandboxShop;
    let buyer: Shopper;
    let mail = '';
    beforeAll(async () => {
      engine = await open();
      shop = await openSandboxShop({ databaseUrl: engine.databaseUrl });
    });
    afterAll(async () => {
      await shop.close();
      engine.stop();
    });
    beforeEach(async () => {
      mail = `reader${(people += 1)}@example.com`;
      buyer = await shop.logIn(mail);
      await buyer.moveTo('colombo');
    });

    const preferences = async () => (await buyer.get<MailPreferences>('/p/user/mailPreferences')).body;
    const unwanted = async () =>
      (await preferences()).kinds.filter(({ wanted }) => !wanted).map(({ kind }) => kind);
    const set = (kind: MailKind, wanted: boolean) =>
      buyer.put<MailPreferences>('/p/user/mailPreferences', { kind, wanted });
    const byLink = (token: string, wanted = false) =>
      shop.ask<MailWish>('/api/mailPreferences/byLink', { method: 'PUT', body: { token, wanted } });
    const mails = () =>
      shop.db
        .select()
        .from(outboxMessages)
        .where(and(eq(outboxMessages.destination, mail), like(outboxMessages.kind, 'order.%')))
        .orderBy(desc(outboxMessages.id));
    const unreadNotices = async () => (await buyer.get<number>('/p/order/notice/unReadCount')).body;
    /** The token of the link below the newest mail of the shop itself. */
    const newestToken = async () => {
      const [newest] = await mails();
      const link = /https?:\/\/\S+\/unsubscribe#(\S+)/.exec(newest?.text ?? '');
      if (!link?.[1]) throw new Error(`no link in ${newest?.text}`);
      return link[1];
    };

    test('are all wanted until one is stopped; stopping and having back twice is once', async () => {
      expect(await preferences()).toEqual({
        mail,
        kinds: mailKinds.map((kind) => ({ kind, wanted: true })),
      });
      await Promise.all(Array.from({ length: 5 }, () => set('ORDER', false)));
      expect(await unwanted()).toEqual(['ORDER']);
      await Promise.all(Array.from({ length: 5 }, () => set('ORDER', true)));
      expect(await unwanted()).toEqual([]);
      expect((await buyer.put('/p/user/mailPreferences', { kind: 'CODE', wanted: false })).status).toBe(422);
    });

    test('do not come once their kind is stopped, while others and the notices do', async () => {
      await set('DELIVERY', false);
      const number = await placeOne(buyer, 'kettle');
      await movesOf(shop).ship(number, parcel('N-9'));
      expect((await mails()).map(({ kind }) => kind)).toEqual(['order.ORDER_PLACED']);
      expect(await unreadNotices()).toBe(2);
      await set('DELIVERY', true);
      await movesOf(shop).scan(number, { word: 'OUT_FOR_DELIVERY' });
      expect((await mails()).map(({ kind }) => kind)).toEqual([
        'order.OUT_FOR_DELIVERY',
        'order.ORDER_PLACED',
      ]);
    });

    test('of returns and refunds are stopped with those of orders, while their notices come (decision 61)', async () => {
      const world = refundWorld(shop);
      await stockUp(shop);
      const { orderNumber, lines } = await world.order(buyer);
      const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
      const { refundSn } = (await world.apply(buyer, orderNumber, items)).body;
      expect((await mails())[0]).toMatchObject({ kind: 'order.REFUND_APPLIED' });
      expect((await byLink(await newestToken())).body).toEqual({ kind: 'ORDER', wanted: false });
      const [before, unread] = [await mails(), await unreadNotices()];
      await world.withdraw(buyer, refundSn);
      expect(await mails()).toEqual(before);
      expect(await unreadNotices()).toBe(unread + 1);
    });

    test('carry a link that stops their kind without a sign-in, and has it back', async () => {
      await placeOne(buyer, 'kettle');
      const token = await newestToken();
      const stopped = await byLink(token);
      expect([stopped.status, stopped.body]).toEqual([200, { kind: 'ORDER', wanted: false }]);
      expect(await unwanted()).toEqual(['ORDER']);
      expect((await byLink(token, true)).body).toEqual({ kind: 'ORDER', wanted: true });
      expect(await unwanted()).toEqual([]);
    });

    test('name an address to which a mail program posts; opening it alone stops nothing (RFC 8058)', async () => {
      await placeOne(buyer, 'kettle');
      const [newest] = await mails();
      const path = new URL(newest?.stopUrl ?? '').href.replace('http://localhost:3000', '');
      const opened = await shop.ask(path);
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toBe(`/unsubscribe#${await newestToken()}`);
      expect(await unwanted()).toEqual([]);
      const raw = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await shop.ask(path, { method: 'POST', raw })).status).toBe(200);
      expect((await shop.ask(path, { method: 'POST', raw })).status).toBe(200);
      expect(await unwanted()).toEqual(['ORDER']);
      expect((await shop.ask('/hooks/mail/stop?token=x.y', { method: 'POST', raw })).status).toBe(404);
    });

    test('are stopped by no link that the shop has not signed', async () => {
      await placeOne(buyer, 'kettle');
      const [payload = '', signature = ''] = (await newestToken()).split('.');
      const other = Buffer.from(JSON.stringify([buyer.session.userId, 'DELIVERY'])).toString('base64url');
      const foreign = testLinks.token({ userId: buyer.session.userId, kind: 'ORDER' });
      for (const token of [
        payload,
        `${payload}.`,
        `${other}.${signature}`,
        `${payload}.${signature}.`,
        foreign,
        'x',
      ])
        expect((await byLink(token)).status).toBe(404);
      expect(await unwanted()).toEqual([]);
    });

    test('leave codes and what guards the account alone', async () => {
      for (const kind of mailKinds) await set(kind, false);
      shop.time.now = new Date(shop.time.now.getTime() + 61_000);
      const code = await shop.codeFor(mail);
      expect(code).toMatch(/^\d{6}$/);
      const [sent] = await shop.db
        .select()
        .from(outboxMessages)
        .where(and(eq(outboxMessages.destination, mail), eq(outboxMessages.kind, 'code')))
        .orderBy(desc(outboxMessages.id));
      expect(sent?.stopUrl).toBeNull();
      expect(sent?.text).not.toContain('unsubscribe');
    });

    test('are written once for a cause, and not to who has no mail or is erased', async () => {
      await placeOne(buyer, 'kettle');
      const token = await newestToken();
      const { userId } = buyer.session;
      const mailer = mailsOf(shop.service.messages);
      const letter = () => ({ subject: 'It is back', paragraphs: ['Here.'], short: 'Here.' });
      const asked = {
        userId,
        kind: 'BACK_IN_STOCK',
        cause: `back ${userId}`,
        tells: 'order.back',
        letter,
      } as const;
      expect(await mailer.write(shop.db, asked)).toEqual(expect.any(Number));
      expect(await mailer.write(shop.db, asked)).toBeUndefined();
      await shop.db.update(users).set({ mail: null }).where(eq(users.userId, userId));
      expect(await mailer.write(shop.db, { ...asked, cause: `again ${userId}` })).toBeUndefined();
      await shop.db.update(users).set({ erasedAt: shop.time.now }).where(eq(users.userId, userId));
      expect((await byLink(token)).status).toBe(200);
      expect(await shop.db.select().from(stoppedMails).where(eq(stoppedMails.userId, userId))).toEqual([]);
    });

    test('are told in the export of the account, with the day on which they were stopped', async () => {
      await set('PRICE_DROP', false);
      const { body } = await buyer.get<AccountExport>('/p/user/export');
      expect(body.stoppedMails).toEqual([{ kind: 'PRICE_DROP', at: shop.time.now.toISOString() }]);
    });
  },
);

test('a mail says why it came, and how to stop it, in five languages', () => {
  const languages = Object.keys(languageTags) as (keyof typeof languageTags)[];
  for (const kind of mailKinds) {
    const feet = languages.map((language) => footOf(kind, language, 'https://shop.example/x'));
    expect(new Set(feet.map(({ why }) => why)).size).toBe(languages.length);
    expect(new Set(feet.map(({ link }) => link)).size).toBe(languages.length);
  }
});
