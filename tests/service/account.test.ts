import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AccountExport,
  Conversation,
  LoginResponse,
  SubmitResult,
  UserInfo,
} from '#openapi/schema.gen.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { users } from '#service/db/schema/users.ts';
import { deskChat } from '#service/desk/chat-queries.ts';
import { sentAvatar } from './pictures.ts';
import { fakeSender, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods, sriLanka } from './world.ts';

let shop: Shop;
let phone: string;
let shopper: Shopper;
const start = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = start;
  phone = newPhone();
  shopper = await shop.logIn(phone);
});

const later = (days: number) => void (shop.time.now = new Date(start.getTime() + days * 86_400_000));
const profile = { avatarUrl: null, birthDate: '1991-04-14', nickName: 'Nimali', sex: 'F' };
type Refused = { code: string; fields?: { field: string; code: string; desc: string }[]; details?: unknown };

describe('a profile', () => {
  test('is written anew, all of it', async () => {
    const { status, body } = await shopper.put<UserInfo>('/p/user/setUserInfo', {
      ...profile,
      nickName: '  林晓雨 ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nickName: '林晓雨', sex: 'F', birthDate: '1991-04-14', userMobile: phone });
    expect((await shopper.get('/p/user/userInfo')).body).toEqual(body);
  });

  test.each([
    ['a name of blanks', { nickName: '   ' }, '/nickName', 'required'],
    ['a name of 61 letters', { nickName: 'x'.repeat(61) }, '/nickName', 'too_long'],
    ['a sex that there is not', { sex: 'X' }, '/sex', 'not_listed'],
    ['a birthday to come', { birthDate: '2026-05-06' }, '/birthDate', 'date.future'],
    ['a birthday of long ago', { birthDate: '1899-12-31' }, '/birthDate', 'too_small'],
    ['no day', { birthDate: '1991-02-30' }, '/birthDate', 'format'],
  ])('with %s is refused at its field', async (_title, change, field, code) => {
    const { status, body } = await shopper.put<Refused>('/p/user/setUserInfo', { ...profile, ...change });
    expect([status, body.code]).toEqual([422, 'request.invalid']);
    expect(body.fields).toEqual([{ field, code, desc: expect.any(String) }]);
  });
});

/** Says something to a shop, shows it one of its products, and is answered. */
async function chatWithCasora(text: string) {
  const { body } = await shopper.post<Conversation>('/p/chat/conversation', { shopId: casora });
  const { conversationId } = body;
  const say = (message: object) =>
    shopper.post('/p/chat/message', { conversationId, clientMsgId: randomUUID(), ...message });
  await say({ type: 'TEXT', text });
  await say({ type: 'PRODUCT', prodId: goods.kettle.prodId });
  await deskChat(shop.db, () => shop.time.now).answer(conversationId, 'Five of them.');
  return conversationId;
}

/** Asks for a code that may erase the account. */
async function deletionCode() {
  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  await shop.ask('/api/sms/send', { method: 'POST', body: { mobile: phone, purpose: 'deletion' } });
  return shop.printed.at(-1)?.slice(-6) ?? '';
}
const askToBeForgotten = async () =>
  shopper.post<UserInfo & Refused>('/p/user/deletion', { proof: 'CODE', secret: await deletionCode() });

describe('the download', () => {
  test('holds everything that is kept, and nothing that opens a session', async () => {
    await shopper.moveTo('colombo');
    await shopper.add('tea');
    await shopper.post('/p/user/collection/addOrCancel', { prodId: goods.cup.prodId, collected: true });
    await shopper.post('/p/prodBrowseLog', { prodId: goods.kettle.prodId });
    const { prodId, skuId, shopId } = goods.cup;
    const { body: preview } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    await shopper.submit(preview.checkoutToken);
    await chatWithCasora('Is it in stock?');
    const { headers, body } = await shopper.get<AccountExport>('/p/user/export');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.profile.userMobile).toBe(phone);
    expect(body.addresses.map(({ town }) => town)).toEqual(['Nugegoda']);
    expect(body.orders.map(({ items }) => items[0]?.prodId)).toEqual([prodId]);
    expect(body.cart).toMatchObject([{ prodId: goods.tea.prodId, count: 1 }]);
    expect(body.favourites).toMatchObject([{ prodId, prodName: 'Tea cup 100%' }]);
    expect(body.footprint).toMatchObject([{ prodId: goods.kettle.prodId }]);
    expect(body.conversations).toMatchObject([
      {
        shopId: casora,
        messages: [
          { from: 'BUYER', text: 'Is it in stock?' },
          { from: 'BUYER', prodId: goods.kettle.prodId },
          { from: 'SELLER', text: 'Five of them.' },
        ],
      },
    ]);
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/hash|token|secret|sid"/i);
  });

  test('can be had five times an hour', async () => {
    const strict = await openShop({ options: { rateLimitFactor: 1 } });
    const reader = await strict.logIn(newPhone());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await reader.get('/p/user/export')).status);
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a wish to be forgotten', () => {
  test('is noted for 14 days later, and can be taken back', async () => {
    const { status, body } = await askToBeForgotten();
    expect(status).toBe(200);
    const days = (new Date(body.deletionAt ?? 0).getTime() - shop.time.now.getTime()) / 86_400_000;
    expect(days).toBe(14);
    const kept = await shopper.delete<UserInfo>('/p/user/deletion');
    expect([kept.status, kept.body.deletionAt]).toEqual([200, null]);
    later(15);
    await shop.service.jobs.runAll();
    expect((await shop.logIn(phone)).session.isNewUser).toBe(false);
  });

  test('is told to the owner, as is its end', async () => {
    const sender = fakeSender();
    const mall = await openShop({ senders: { mail: sender } });
    const mail = 'nimal@example.com';
    await mall.ask('/api/mail/send', { method: 'POST', body: { mail } });
    const code = sender.sent.at(-1)?.code;
    const body = { loginType: 1, loginId: mail, code, region: sriLanka };
    const entered = await mall.ask<LoginResponse>('/api/quick/login', { method: 'POST', body });
    const headers = { Authorization: `Bearer ${entered.body.access_token}` };
    mall.time.now = new Date(start.getTime() + 61_000);
    await mall.ask('/api/mail/send', { method: 'POST', body: { mail, purpose: 'deletion' } });
    const secret = sender.sent.at(-1)?.code;
    await mall.ask('/api/p/user/deletion', { method: 'POST', body: { proof: 'CODE', secret }, headers });
    await mall.ask('/api/p/user/deletion', { method: 'DELETE', headers });
    await mall.service.idle();
    const subjects = sender.sent.filter((one) => one.code === undefined).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'Your iCan Mall account will be deleted',
      expect.stringContaining('account'),
    ]);
    await mall.close();
  });

  test('is believed with the password, of which wrong ones are counted', async () => {
    const password = 'Kandy-Lake-2026!x';
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    await shop.ask('/api/sms/send', { method: 'POST', body: { mobile: phone, purpose: 'reset' } });
    const code = shop.printed.at(-1)?.slice(-6);
    expect((await shopper.put('/p/user/password', { code, password })).status).toBe(204);
    const ask = (secret: string) =>
      shopper.post<UserInfo & Refused>('/p/user/deletion', { proof: 'PASSWORD', secret });
    const refused = await ask('not-this-one');
    expect([refused.status, refused.body.code, refused.body.fields?.[0]?.field]).toEqual([
      400,
      'password.old_wrong',
      '/secret',
    ]);
    expect((await ask(password)).body.deletionAt).toMatch(/^2026-05-18/);
  });

  test('asked for again keeps its first day', async () => {
    const first = (await askToBeForgotten()).body.deletionAt;
    shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
    shopper = await shop.logIn(phone);
    expect((await askToBeForgotten()).body.deletionAt).toBe(first);
  });

  test.each([
    ['a code for logging in', async () => shop.codeFor(phone)],
    ['a guessed code', async () => ((await deletionCode()) === '000000' ? '111111' : '000000')],
  ])('is not believed with %s', async (_title, codeOf) => {
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    const refused = await shopper.post<Refused>('/p/user/deletion', {
      proof: 'CODE',
      secret: await codeOf(),
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'code.invalid']);
  });

  test('is refused while an order is on its way, which it names', async () => {
    await shopper.moveTo('colombo');
    const { prodId, skuId, shopId } = goods.cup;
    const { body: preview } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    const { orderNumbers } = (await shopper.submit<SubmitResult>(preview.checkoutToken)).body;
    const refused = await askToBeForgotten();
    expect([refused.status, refused.body.code]).toEqual([409, 'account.orders_open']);
    expect(refused.body.details).toEqual({ orderNumbers });
  });

  test('is done on its day: nothing personal stays, the books do, the number is free', async () => {
    await shopper.moveTo('colombo');
    const { prodId, skuId, shopId } = goods.cup;
    const { body: preview } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    const { orderNumbers } = (await shopper.submit<SubmitResult>(preview.checkoutToken)).body;
    const [orderNumber = ''] = orderNumbers;
    const ofOrder = eq(orders.orderNumber, orderNumber);
    await shop.db.update(orders).set({ status: 'COMPLETED' }).where(ofOrder);
    await shopper.post('/p/user/collection/addOrCancel', { prodId, collected: true });
    const avatarUrl = await sentAvatar(shop, shopper);
    await shopper.put('/p/user/setUserInfo', { ...profile, avatarUrl });
    const said = eq(chatMessages.conversationId, await chatWithCasora('Is it in stock?'));
    const { userId } = shopper.session;
    const [before] = await shop.db.select().from(orders).where(ofOrder);
    const [liked] = await shop.db.select().from(products).where(eq(products.prodId, prodId));
    await askToBeForgotten();

    later(14);
    await shop.service.jobs.runAll();
    expect((await shop.db.select().from(users).where(eq(users.userId, userId)))[0]?.mobile).toBe(phone);
    later(15);
    await shop.service.jobs.runAll();

    const [user] = await shop.db.select().from(users).where(eq(users.userId, userId));
    expect(user).toMatchObject({
      nickName: '',
      mobile: null,
      mail: null,
      avatarUrl: null,
      birthDate: null,
      sex: 'N',
    });
    const [after] = await shop.db.select().from(orders).where(ofOrder);
    const blank = { receiver: '', mobile: '', altMobile: null, text: '' };
    expect(after).toEqual({ ...before, address: blank, remarks: '' });
    const [now] = await shop.db.select().from(products).where(eq(products.prodId, prodId));
    expect(now?.favouriteCount).toBe((liked?.favouriteCount ?? 0) - 1);
    expect((await shop.ask(avatarUrl)).status).toBe(404);
    expect(await shop.db.select().from(conversations).where(eq(conversations.userId, userId))).toEqual([]);
    expect(await shop.db.select().from(chatMessages).where(said)).toEqual([]);
    expect((await shopper.get('/p/user/userInfo')).status).toBe(401);
    const again = await shop.logIn(phone);
    expect(again.session.isNewUser).toBe(true);
    expect(again.session.userId).not.toBe(userId);
    expect((await again.get('/p/address/list')).body).toEqual([]);
  });
});
