import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfOrderNotice } from '#openapi/schema.gen.ts';
import { newBuyer, parcel, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

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

describe.each(engines.filter(({ name }) => name !== 'PostgreSQL' || !postgresMissing))(
  'notices of orders on $name',
  ({ open }) => {
    let engine: Awaited<ReturnType<(typeof engines)[number]['open']>>;
    let shop: SandboxShop;
    let buyer: Awaited<ReturnType<typeof newBuyer>>;
    beforeAll(async () => {
      engine = await open();
      shop = await openSandboxShop({ databaseUrl: engine.databaseUrl });
    });
    afterAll(async () => {
      await shop.close();
      engine.stop();
    });
    beforeEach(async () => void (buyer = await newBuyer(shop)));

    const list = async (query = '', language?: string) =>
      (
        await buyer.get<PageOfOrderNotice>(
          `/p/order/notice/page${query}`,
          language ? { 'Accept-Language': language } : {},
        )
      ).body;
    const unread = async () => (await buyer.get<number>('/p/order/notice/unReadCount')).body;
    const read = (body: unknown) => buyer.put('/p/order/notice/read', body);
    const sent = async () => {
      const number = await placeOne(buyer, 'kettle');
      await movesOf(shop).ship(number, parcel('N-7'));
      return number;
    };

    test('stand newest first, in the language that is asked for, with a picture of what was bought (S7.41)', async () => {
      const number = await sent();
      const { records, total } = await list();
      expect(total).toBe(2);
      expect(records.map(({ kind }) => kind)).toEqual(['SHIPPED', 'ORDER_PLACED']);
      expect(records[0]).toMatchObject({ orderNumber: number, refundSn: null, isRead: false });
      expect(records[0]?.content).toContain('N-7');
      expect(records[0]?.pic).toMatch(/^\/media\//);
      const [russian] = (await list('', 'ru')).records;
      expect(russian?.title).toMatch(/[а-я]/);
      const second = await list('?current=2&size=1');
      expect(second.records.map(({ kind }) => kind)).toEqual(['ORDER_PLACED']);
      expect((await buyer.get('/p/order/notice/page?current=300&size=50')).status).toBe(422);
    });

    test('count as new until they are marked, one by one or all; reading the list marks nothing (S7.42)', async () => {
      await sent();
      const { records } = await list();
      expect(await unread()).toBe(2);
      const { status } = await read({ noticeIds: [records[1]?.noticeId ?? 0, 987_654] });
      expect(status).toBe(204);
      expect(await unread()).toBe(1);
      expect((await list()).records.map(({ isRead }) => isRead)).toEqual([false, true]);
      await Promise.all(Array.from({ length: 5 }, () => read({ all: true })));
      expect(await unread()).toBe(0);
      expect((await read({})).status).toBe(422);
      expect((await read({ noticeIds: [1], all: true })).status).toBe(422);
    });

    test('one that comes after all were marked is new', async () => {
      await sent();
      await read({ all: true });
      await sent();
      expect(await unread()).toBe(2);
    });
  },
);
