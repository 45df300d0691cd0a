import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AccountExport,
  Conversation,
  Message,
  MessageList,
  PageOfConversation,
  ShopDetail,
  SubmitResult,
} from '#openapi/schema.gen.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { newMessageId } from '#service/chat/rules.ts';
import { picture, send as sendForm, ticketFor } from './pictures.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { deskKey, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, closedShop, goods, greenBasket, sriLanka } from './world.ts';

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

if (postgresMissing) console.warn(`Conversations on PostgreSQL are skipped: ${postgresMissing}.`);

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a conversation', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let buyer: Shopper;
    let stranger: Shopper;
    let conversation: Conversation;
    beforeAll(async () => {
      place = await open();
      shop = await openShop(
        place.databaseUrl ? { databaseUrl: place.databaseUrl, options: { desk: true } } : {},
      );
      stranger = await shop.logIn(newPhone());
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    beforeEach(async () => {
      later(1);
      buyer = await shop.logIn(newPhone());
      conversation = (await openConversation({ shopId: casora })).body;
    });

    const later = (seconds: number) =>
      void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));
    const openConversation = (body: object, who = buyer) =>
      who.post<Conversation>('/p/chat/conversation', body);
    const say = (body: object, who = buyer) =>
      who.post<Message>('/p/chat/message', {
        conversationId: conversation.conversationId,
        clientMsgId: randomUUID(),
        ...body,
      });
    const words = (text: string) => say({ type: 'TEXT', text });
    const list = async (query = '') =>
      (
        await buyer.get<MessageList>(
          `/p/chat/message/list?conversationId=${conversation.conversationId}${query}`,
        )
      ).body;
    const texts = async (query = '') => (await list(query)).records.map(({ text }) => text);
    const listed = async () => (await buyer.get<PageOfConversation>('/p/chat/conversation/page')).body;
    const unread = async () => (await buyer.get<number>('/p/chat/unReadCount')).body;
    const desk = async (...said: string[]) =>
      (
        await shop.ask<{ ok: boolean; lines: string[] }>('/dev/desk/api', {
          method: 'POST',
          body: { words: said },
          headers: deskKey,
        })
      ).body;

    test('is one per shop however often and fast it is opened, and keeps what it is about (S1.38)', async () => {
      const about = { shopId: casora, prodId: goods.kettle.prodId };
      const opened = await Promise.all(Array.from({ length: 8 }, () => openConversation(about)));
      expect(new Set(opened.map(({ body }) => body.conversationId))).toEqual(
        new Set([conversation.conversationId]),
      );
      expect(opened[0]?.body).toMatchObject({ pinnedProdId: goods.kettle.prodId, state: 'OPEN', unread: 0 });
      expect((await listed()).total).toBe(1);
      expect(conversation.conversationId).toMatch(/^cv_[0-9A-Z]{20}$/);
    });

    test('is refused for what is not there or belongs elsewhere', async () => {
      const asked = [
        { shopId: 999 },
        { shopId: greenBasket, prodId: goods.kettle.prodId },
        { shopId: casora, orderNumber: '260504080000000003' },
      ];
      for (const body of asked) expect((await openConversation(body)).status).toBe(404);
      expect((await openConversation({ shopId: 'x' })).status).toBe(422);
    });

    test('takes a message once, however often it is sent', async () => {
      const clientMsgId = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => say({ clientMsgId, type: 'TEXT', text: 'Is it in stock?' })),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.messageId}`)).size).toBe(1);
      expect(await texts()).toEqual(['Is it in stock?']);
      expect((await listed()).records[0]?.lastMessage).toMatchObject({ clientMsgId, status: 'SENT' });
    });

    test('keeps the order of what was said at once, and of a clock that was put back', async () => {
      await Promise.all(['a', 'b', 'c', 'd'].map(words));
      later(-3600);
      await words('last');
      expect((await texts()).at(-1)).toBe('last');
      expect(new Set(await texts()).size).toBe(5);
      later(3600);
    });

    test('is read backwards from its end, and forwards from a message', async () => {
      for (const text of ['1', '2', '3', '4', '5']) await words(text);
      const latest = await list('&size=2');
      expect([latest.records.map(({ text }) => text), latest.hasMore]).toEqual([['4', '5'], true]);
      const older = await list(`&size=2&beforeId=${latest.nextBeforeId}`);
      expect(older.records.map(({ text }) => text)).toEqual(['2', '3']);
      const first = await list(`&size=2&beforeId=${older.nextBeforeId}`);
      expect([first.records.length, first.hasMore, first.nextBeforeId]).toEqual([1, false, null]);
      const [two] = older.records;
      expect(await texts(`&afterId=${two?.messageId}`)).toEqual(['3', '4', '5']);
      const both = `&afterId=${two?.messageId}&beforeId=${two?.messageId}`;
      expect(await list(both)).toMatchObject({ code: 'request.invalid' });
    });

    test('shows products and orders as cards that the service fills in', async () => {
      const { prodId, skuId, shopId } = goods.kettle;
      await buyer.moveTo('colombo');
      const { body } = await buyer.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
      const placed = await buyer.submit<SubmitResult>(body.checkoutToken);
      const orderNumber = placed.body.orderNumbers[0];
      expect((await say({ type: 'PRODUCT', prodId })).body.product).toMatchObject({ prodId, shopId: casora });
      const sent = await say({ type: 'ORDER', orderNumber });
      expect(sent.body.order).toMatchObject({ orderNumber, status: 'TO_DELIVER' });
      expect((await openConversation({ shopId: casora, orderNumber })).status).toBe(200);
      expect((await say({ type: 'PRODUCT', prodId: 1 })).status).toBe(404);
      expect((await openConversation({ shopId: casora, orderNumber }, stranger)).status).toBe(404);
    });

    test('takes a picture once, from its owner alone', async () => {
      const ticket = await ticketFor(buyer, 'purpose=chat&contentType=image/png');
      const { fileKey } = ticket;
      expect((await say({ type: 'IMAGE', fileKey })).body).toMatchObject({ code: 'upload.unknown_file' });
      await sendForm(shop, ticket, await picture('png'));
      const clientMsgId = randomUUID();
      const sent = await say({ clientMsgId, type: 'IMAGE', fileKey });
      expect(sent.body.image).toEqual({ url: ticket.publicUrl, width: 60, height: 40 });
      expect((await say({ clientMsgId, type: 'IMAGE', fileKey })).body).toEqual(sent.body);
      expect((await say({ type: 'IMAGE', fileKey })).status).toBe(422);
      const foreign = await ticketFor(stranger, 'purpose=chat&contentType=image/png');
      await sendForm(shop, foreign, await picture('png'));
      expect((await say({ type: 'IMAGE', fileKey: foreign.fileKey })).status).toBe(422);
    });

    test('is had with the mall itself, too, which is no shop: one, answered and closed at the desk (S2.55)', async () => {
      later(1);
      const opened = await Promise.all(Array.from({ length: 6 }, () => openConversation({})));
      expect(new Set(opened.map(({ status, body }) => `${status} ${body.conversationId}`)).size).toBe(1);
      expect(opened[0]?.body).toMatchObject({ shop: null, state: 'OPEN', lastMessage: null, unread: 0 });
      conversation = opened[0]?.body ?? conversation;
      const id = conversation.conversationId;
      expect((await listed()).records.map(({ shop: one }) => one?.shopId ?? null)).toEqual([null, casora]);

      later(1);
      expect((await words('Where is my money?')).status).toBe(200);
      expect((await desk('chats')).lines[0]).toContain(`${id}  OPEN  1 unread  iCan Mall`);
      await desk('answer', id, 'On its way to your card.');
      expect(await texts()).toEqual(['Where is my money?', 'On its way to your card.']);
      expect(await unread()).toBe(1);
      expect((await listed()).records[0]).toMatchObject({ shop: null, unread: 1, sellerOnline: true });

      const { body: kept } = await buyer.get<AccountExport>('/p/user/export');
      expect(kept.conversations).toContainEqual(
        expect.objectContaining({ shopId: null, shopName: 'iCan Mall' }),
      );

      await desk('close', id);
      expect((await texts()).at(-1)).toBe('iCan Mall has closed this conversation.');
      expect((await words('One more thing')).body).toMatchObject({ code: 'chat.closed' });
      expect((await openConversation({})).body).toMatchObject({ conversationId: id, state: 'OPEN' });
      const strangers = await openConversation({}, stranger);
      expect(strangers.body.conversationId).not.toBe(id);
      await shop.db
        .delete(conversations)
        .where(eq(conversations.conversationId, strangers.body.conversationId));
    });

    test('with the mall is about any product and any own order', async () => {
      const { prodId, skuId, shopId } = goods.kettle;
      conversation = (await openConversation({ prodId })).body;
      expect(conversation).toMatchObject({ shop: null, pinnedProdId: prodId });
      await buyer.moveTo('colombo');
      const { body } = await buyer.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
      const orderNumber = (await buyer.submit<SubmitResult>(body.checkoutToken)).body.orderNumbers[0];
      expect((await say({ type: 'ORDER', orderNumber })).body.order).toMatchObject({ orderNumber });
      expect((await say({ type: 'PRODUCT', prodId })).body.product).toMatchObject({ prodId });
      expect((await openConversation({ orderNumber })).status).toBe(200);
      expect((await openConversation({ orderNumber }, stranger)).status).toBe(404);
      expect((await openConversation({ prodId: 1 })).status).toBe(404);
    });

    test('is nobody else’s', async () => {
      const sent = await words('for the shop');
      const id = conversation.conversationId;
      const asked = [
        await stranger.get(`/p/chat/message/list?conversationId=${id}`),
        await say({ type: 'TEXT', text: 'x' }, stranger),
        await stranger.put(`/p/chat/conversation/${id}/read`, { lastReadMessageId: sent.body.messageId }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await stranger.get<PageOfConversation>('/p/chat/conversation/page')).body.total).toBe(0);
    });

    test('is answered at the desk, and both sides see what was read', async () => {
      await words('Is it in stock?');
      const id = conversation.conversationId;
      expect((await desk('chats')).lines[0]).toContain(`${id}  OPEN  1 unread  Casora`);
      expect((await list()).records[0]?.status).toBe('DELIVERED');
      expect((await desk('chat', id)).lines[0]).toContain('BUYER READ: Is it in stock?');
      expect((await list()).records[0]?.status).toBe('READ');
      expect((await desk('answer', id, 'Yes,', 'five of them')).ok).toBe(true);
      expect(await unread()).toBe(1);
      const [row] = (await listed()).records;
      expect(row).toMatchObject({
        unread: 1,
        sellerOnline: true,
        lastMessage: { text: 'Yes, five of them' },
      });
      const last = (await list()).records.at(-1)?.messageId;
      const read = (lastReadMessageId?: string) =>
        buyer.put(`/p/chat/conversation/${id}/read`, { lastReadMessageId });
      expect((await read(last)).status).toBe(204);
      expect(await unread()).toBe(0);
      expect((await read(newMessageId(new Date(), undefined))).status).toBe(404);
      later(301);
      expect((await listed()).records[0]).toMatchObject({ unread: 0, sellerOnline: false });
    });

    test('is closed by the shop, and opened again by the buyer', async () => {
      const id = conversation.conversationId;
      await desk('close', id);
      await desk('close', id);
      expect(await texts()).toEqual(['The shop has closed this conversation.']);
      expect((await words('x')).body).toMatchObject({ code: 'chat.closed' });
      expect(await desk('answer', id, 'x')).toEqual({ ok: false, lines: ['This conversation is closed.'] });
      expect((await openConversation({ shopId: casora })).body).toMatchObject({
        conversationId: id,
        state: 'OPEN',
      });
      expect((await words('hello again')).status).toBe(200);
      expect((await desk('chat', 'cv_none')).lines).toEqual(['There is no such conversation.']);
      const page = await shop.ask<string>('/dev/desk', { headers: deskKey });
      expect(page.body).toContain(`value="${id}"`);
    });

    test('with a closed shop takes no messages', async () => {
      const closed = (await openConversation({ shopId: closedShop })).body;
      expect(closed.state).toBe('CLOSED');
      const { conversationId } = closed;
      expect((await say({ conversationId, type: 'TEXT', text: 'x' })).body).toMatchObject({
        code: 'chat.closed',
      });
      const { body } = await buyer.get<ShopDetail>(
        `/shopDetail/info?shopId=${closedShop}&regionId=${sriLanka}`,
      );
      expect(body.chatAvailable).toBe(false);
    });

    test('takes its messages with it', async () => {
      await words('to be forgotten');
      await shop.db
        .delete(conversations)
        .where(eq(conversations.conversationId, conversation.conversationId));
      const left = eq(chatMessages.conversationId, conversation.conversationId);
      expect(await shop.db.select().from(chatMessages).where(left)).toEqual([]);
    });
  });
});

test('twenty messages a minute are taken in a conversation, and as many in another one', async () => {
  const strict = await openShop({ options: { rateLimitFactor: 1 } });
  const buyer = await strict.logIn(newPhone());
  const send = async (shopId: number, times: number) => {
    const { body } = await buyer.post<Conversation>('/p/chat/conversation', { shopId });
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const message = {
        conversationId: body.conversationId,
        clientMsgId: randomUUID(),
        type: 'TEXT',
        text: 'x',
      };
      statuses.push((await buyer.post('/p/chat/message', message)).status);
    }
    return statuses;
  };
  expect(await send(casora, 21)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await send(greenBasket, 1)).toEqual([200]);
  await strict.close();
});
