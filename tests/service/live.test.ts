import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conversation } from '#openapi/schema.gen.ts';
import { liveEvents } from '#service/db/schema/live-events.ts';
import { placeOne } from './buyers.ts';
import { listen, type Listening } from './live-stream.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { deskKey, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods } from './world.ts';

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

if (postgresMissing) console.warn(`Live events on PostgreSQL are skipped: ${postgresMissing}.`);

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('live events', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let buyer: Shopper;
    let conversation: Conversation;
    const opened: Listening[] = [];
    const start = new Date('2026-05-04T08:00:00Z');
    beforeAll(async () => {
      place = await open();
      shop = await openShop(
        place.databaseUrl ? { databaseUrl: place.databaseUrl, options: { desk: true } } : {},
      );
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    beforeEach(async () => {
      shop.time.now = start;
      buyer = await shop.logIn(newPhone());
      conversation = (await buyer.post<Conversation>('/p/chat/conversation', { shopId: casora })).body;
    });
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
    });

    const hear = async (who = buyer, asked: Parameters<typeof listen>[2] = {}, at: Shop = shop) => {
      const listening = await listen(at, who, asked);
      opened.push(listening);
      if (listening.status === 200) await listening.until(() => listening.events.length > 0);
      return listening;
    };
    const desk = async (...words: string[]) => {
      const { body } = await shop.ask<{ ok: boolean; lines: string[] }>('/dev/desk/api', {
        method: 'POST',
        body: { words },
        headers: deskKey,
      });
      if (!body.ok) throw new Error(body.lines.join('\n'));
    };
    const answer = (text: string) => desk('answer', conversation.conversationId, text);
    const say = (text: string) =>
      buyer.post('/p/chat/message', {
        conversationId: conversation.conversationId,
        clientMsgId: randomUUID(),
        type: 'TEXT',
        text,
      });
    const texts = (one: Listening) => one.of('message').map(({ data }) => data.text);
    async function order() {
      await buyer.moveTo('colombo');
      return placeOne(buyer, 'kettle');
    }

    test('begin with the counters, and are never kept by anybody on the way', async () => {
      await answer('Good morning');
      const stream = await hear();
      expect(stream.events[0]).toMatchObject({ event: 'ready', data: { unread: { chat: 1, notice: 0 } } });
      expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(stream.headers.get('cache-control')).toBe('private, no-store');
      expect(stream.headers.get('x-accel-buffering')).toBe('no');
      shop.service.live.beat();
      await stream.until(() => stream.comments() === 1);
    });

    test('tell what a shop answers, what it has read, and what is unread then (S1.38)', async () => {
      const stream = await hear();
      await say('Is it dry?');
      await answer('As a bone');
      await stream.until(() => texts(stream).length === 2 && stream.of('unread').at(-1)?.data.chat === 1);
      expect(texts(stream)).toEqual(['Is it dry?', 'As a bone']);
      expect(stream.of('message.status').at(-1)?.data.status).toBe('READ');
      expect(stream.of('conversation').at(-1)?.data.sellerOnline).toBe(true);
      const { messageId } = stream.of('message').at(-1)?.data ?? {};
      await buyer.put(`/p/chat/conversation/${conversation.conversationId}/read`, {
        lastReadMessageId: messageId,
      });
      await stream.until(() => stream.of('unread').at(-1)?.data.chat === 0);
      const ids = stream.events.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
    });

    test('tell the moves of an order with its notices, and what is unread then (S2.86)', async () => {
      const stream = await hear();
      const orderNumber = await order();
      await desk('ship', orderNumber);
      await stream.until(() => stream.of('unread').some(({ data }) => data.notice > 0));
      await stream.until(() => stream.of('order').at(-1)?.data.status === 'TO_RECEIVE');
      expect(stream.of('order').at(-1)?.data.orderNumber).toBe(orderNumber);
      expect(stream.of('notice').at(-1)?.data).toMatchObject({ kind: 'SHIPPED', orderNumber, isRead: false });
      await buyer.put('/p/order/notice/read', { all: true });
      await stream.until(() => stream.of('unread').at(-1)?.data.notice === 0);
    });

    test('tell price and stock of what stands in the cart, and of nothing else', async () => {
      const { skuId } = goods.kettle;
      await buyer.add('kettle');
      const stream = await hear();
      await desk('stock', String(skuId), '3');
      await stream.until(() => stream.of('cart').length === 1);
      expect(stream.of('cart')[0]?.data).toEqual({ skuId });
      await desk('price', String(skuId), 'LK', '1234500');
      await stream.until(() => stream.of('cart').length === 2);
      await shop.db.execute(sql`update skus set stock = stock + 1 where sku_id = ${goods.cup.skuId}`);
      await pause(700);
      expect(stream.of('cart')).toHaveLength(2);
    });

    test('are each member’s own', async () => {
      const stranger = await shop.logIn(newPhone());
      const [own, other] = [await hear(), await hear(stranger)];
      const orderNumber = await order();
      await desk('ship', orderNumber);
      await answer('For your eyes only');
      await own.until(() => texts(own).length === 1 && own.of('notice').length > 0);
      expect(other.events.map(({ event }) => event)).toEqual(['ready']);
    });

    test('are told in the language of each page', async () => {
      const [english, russian] = [await hear(), await hear(buyer, { language: 'ru' })];
      await desk('ship', await order());
      await russian.until(() => russian.of('notice').length > 0);
      await english.until(() => english.of('notice').length > 0);
      expect(english.of('notice').at(-1)?.data.title).not.toMatch(/[а-я]/i);
      expect(russian.of('notice').at(-1)?.data.title).toMatch(/[а-я]/i);
    });

    test('go on after a cut where the page was, in order and each once', async () => {
      const first = await hear();
      await answer('one');
      await first.until(() => first.of('unread').length === 1);
      await first.close();
      await answer('two');
      await say('three');
      const second = await hear(buyer, { lastEventId: first.lastId() });
      await answer('four');
      await second.until(() => texts(second).length === 3);
      expect(second.events[0]).toMatchObject({ event: 'ready', id: first.lastId() });
      expect(texts(second)).toEqual(['two', 'three', 'four']);
      expect(second.of('resync')).toEqual([]);
    });

    test('go on with what was committed late, too: its number is lower than that of the last event', async () => {
      const first = await hear();
      await answer('one');
      await first.until(() => first.of('unread').length === 1);
      await first.close();
      const [late] = await shop.db
        .select()
        .from(liveEvents)
        .where(sql`kind = 'conversation'`)
        .limit(1);
      const again = await hear(buyer, { lastEventId: first.lastId() });
      await again.until(() => again.of('conversation').length > 0);
      expect(Number(again.of('conversation')[0]?.id)).toBeLessThan(Number(first.lastId()));
      expect(late).toBeDefined();
    });

    test('say that everything is to be loaded anew when too much, or too long ago, was missed', async () => {
      const first = await hear();
      await answer('one');
      await first.until(() => first.of('unread').length === 1);
      await first.close();
      const { userId } = buyer.session;
      await shop.db.execute(
        sql`insert into live_events (user_id, kind, ref) select ${userId}, 'unread', '' from generate_series(1, 201)`,
      );
      const tooMuch = await hear(buyer, { lastEventId: first.lastId() });
      await tooMuch.until(() => tooMuch.of('resync').length === 1);
      await shop.db.execute(sql`update live_events set at = at - interval '11 minutes'`);
      await shop.service.jobs.run('clean-live-events');
      expect(await shop.db.select().from(liveEvents)).toEqual([]);
      for (const lastEventId of [first.lastId(), 'from-elsewhere', '0']) {
        const again = await hear(buyer, { lastEventId });
        await again.until(() => again.of('resync').length === 1);
        await again.close();
      }
    });

    test('end the oldest of four streams, and leave other members theirs', async () => {
      const stranger = await hear(await shop.logIn(newPhone()));
      const own = [await hear(), await hear(), await hear(), await hear()];
      await own[0]?.until(() => own[0]?.ended() === true);
      expect(own[0]?.of('bye')[0]?.data.reason).toBe('TOO_MANY_STREAMS');
      expect([stranger, ...own.slice(1)].map((one) => one.ended())).toEqual([false, false, false, false]);
      expect(shop.service.live.count()).toBe(4);
    });

    test('end with the access token, and with the session at once', async () => {
      const stream = await hear();
      shop.time.now = new Date(start.getTime() + 15 * 60_000);
      shop.service.live.beat();
      await stream.until(stream.ended);
      expect(stream.of('bye')[0]?.data.reason).toBe('TOKEN_EXPIRED');
      shop.time.now = start;
      const next = await hear();
      await buyer.get('/app/logout');
      await next.until(next.ended);
      expect((await hear()).status).toBe(401);
    });

    test('need a token, and answer no body to who asks for the head only', async () => {
      expect((await shop.ask('/api/p/chat/stream')).status).toBe(401);
      const head = await shop.ask('/api/p/chat/stream', {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${buyer.session.access_token}` },
      });
      expect([head.status, shop.service.live.count()]).toEqual([200, 0]);
    });

    test('forget who has gone', async () => {
      const stream = await hear();
      await stream.close();
      await answer('to nobody');
      expect(shop.service.live.count()).toBe(0);
    });

    test.skipIf(name !== 'PostgreSQL')(
      'are heard in every process, and nothing of a cause that was undone',
      async () => {
        const other = await openShop({ databaseUrl: place.databaseUrl ?? '', filled: true });
        const stream = await hear(buyer, {}, other);
        await shop.db
          .transaction(async (tx) => {
            await tx.execute(
              sql`update conversations set state = 'CLOSED' where user_id = ${buyer.session.userId}`,
            );
            throw new Error('undone');
          })
          .catch(() => undefined);
        await answer('across');
        await stream.until(() => texts(stream).length === 1);
        expect(stream.of('conversation').every(({ data }) => data.state === 'OPEN')).toBe(true);
        await other.service.stop();
        await stream.until(stream.ended);
        expect(stream.of('bye')[0]?.data.reason).toBe('SERVER_RESTART');
        await other.database.close();
      },
    );

    test.skipIf(name !== 'PostgreSQL')(
      'are limited in each process by itself: what is kept small is the memory of one (decision 62)',
      async () => {
        const other = await openShop({ databaseUrl: place.databaseUrl ?? '', filled: true });
        const here = [await hear(), await hear(), await hear()];
        const there = [
          await hear(buyer, {}, other),
          await hear(buyer, {}, other),
          await hear(buyer, {}, other),
        ];
        await answer('to all six');
        for (const one of [...here, ...there]) await one.until(() => texts(one).length === 1);
        const [oldest, ...others] = there;
        await hear(buyer, {}, other);
        await oldest?.until(oldest.ended);
        expect(oldest?.of('bye')[0]?.data.reason).toBe('TOO_MANY_STREAMS');
        expect([...here, ...others].some((one) => one.ended())).toBe(false);
        expect([shop.service.live.count(), other.service.live.count()]).toEqual([3, 3]);
        await other.service.stop();
        await other.database.close();
      },
    );
  });
});
