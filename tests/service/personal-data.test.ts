import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountExport, Conversation, SubmitResult } from '#openapi/schema.gen.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { announcementReads } from '#service/db/schema/announcements.ts';
import { bankCards, processorCustomers } from '#service/db/schema/bank-cards.ts';
import { identities } from '#service/db/schema/identities.ts';
import { knownBrowsers } from '#service/db/schema/known-browsers.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';
import { refundItems, refundParcels, refunds } from '#service/db/schema/refunds.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { stoppedMails } from '#service/db/schema/stopped-mails.ts';
import { registrations, users } from '#service/db/schema/users.ts';
import { post } from '#service/ledger/ledger.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { countStars } from '#service/reviews/ratings.ts';
import { columns, others } from './columns-of-people.ts';
import { sentAvatar } from './pictures.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { insertVoucher } from './voucher-world.ts';
import { casora, goods, sriLanka } from './world.ts';

let shop: Shop;
let shopper: Shopper;
let userId: string;
let given: string[];
const phone = newPhone();
const later = (days: number) => void (shop.time.now = new Date(shop.time.now.getTime() + days * 86_400_000));

/** A person of whom every table knows something. */
beforeAll(async () => {
  shop = await openShop();
  shopper = await shop.logIn(phone);
  ({ userId } = shopper.session);
  const avatarUrl = await sentAvatar(shop, shopper);
  await shopper.put('/p/user/setUserInfo', {
    avatarUrl,
    birthDate: '1991-04-14',
    nickName: 'Zarina',
    sex: 'F',
  });
  await shopper.moveTo('colombo', { receiver: 'Zarina Quist', addr: '77 Xylophone Road' });
  const { prodId, skuId, shopId } = goods.cup;
  const { body: preview } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
  const remarks = [{ shopId, remarks: 'Ring at Yolanda' }];
  const placed = await shopper.submit<SubmitResult>(preview.checkoutToken, { remarks });
  const ofOrder = eq(orders.orderNumber, placed.body.orderNumbers[0] ?? '');
  await shop.db.update(orders).set({ status: 'COMPLETED' }).where(ofOrder);
  await insertVoucher(shop.db, { couponId: 801 });
  await shopper.post('/p/myCoupon/receive', { couponId: 801 });
  await shopper.add('tea');
  await shopper.post('/p/user/collection/addOrCancel', { prodId, collected: true });
  await shopper.post('/p/prodBrowseLog', { prodId });
  const { body: conversation } = await shopper.post<Conversation>('/p/chat/conversation', { shopId: casora });
  const said = { conversationId: conversation.conversationId, clientMsgId: randomUUID(), type: 'TEXT' };
  await shopper.post('/p/chat/message', { ...said, text: 'Wickerwork?' });
  const now = shop.time.now;
  await shop.db.insert(announcementReads).values({ userId, readAt: now });
  await shop.db.insert(stoppedMails).values({ userId, kind: 'DELIVERY', stoppedAt: now });
  await shopper.post('/p/user/stockWatch', { skuId: goods.soldOut.skuId, wanted: true });
  await shop.db.insert(shopFollows).values({ userId, shopId: casora, followedAt: now });
  await shop.db
    .insert(identities)
    .values({ provider: 'google', subject: 'g-zarina', userId, createdAt: now });
  await shop.db.insert(registrations).values({ key: 'k', bodyHash: 'b', userId, createdAt: now });
  await shop.db.insert(knownBrowsers).values({ userId, browserHash: 'known-zarina', seenAt: now });
  await shop.db.insert(outboxMessages).values({
    cause: `passwordReset ${userId} 1`,
    kind: 'passwordReset',
    userId,
    channel: 'sms',
    destination: `+${phone.slice(2)}`,
    subject: 'Your password',
    text: 'Zarina',
    createdAt: now,
  });
  await inTransaction(shop.db, (tx) =>
    post(tx, {
      source: 'test:gift',
      entries: [
        { account: 'MALL_COINS', unit: 'COIN', amount: -7 },
        { account: 'COINS', userId, unit: 'COIN', amount: 7 },
      ],
      at: now,
    }),
  );
  const processor = 'sandbox' as const;
  await shop.db
    .insert(processorCustomers)
    .values({ userId, processor, customerKey: 'c', reference: 'cus_c' });
  await shop.db.insert(bankCards).values({
    cardId: 'card_1',
    userId,
    processor,
    reference: 'kept_1',
    fingerprint: 'f',
    brand: 'VISA',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    holderName: 'Zarina Quist',
    isDefault: true,
    createdAt: now,
  });
  const payNo = 'pay_1';
  await shop.db.insert(payments).values({
    payNo,
    userId,
    payType: 'CARD',
    status: 'SUCCEEDED',
    currency: 'LKR',
    amount: 119_900,
    processor,
    customer: 'cus_c',
    cardId: 'card_1',
    nextAskAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const orderNumber = placed.body.orderNumbers[0] ?? '';
  await shop.db.insert(paymentOrders).values({ payNo, orderNumber, amount: 119_900, open: false });
  const [line] = await shop.db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
  const orderItemId = line?.orderItemId ?? 0;
  const refundSn = 'RF1';
  await shop.db.insert(refunds).values({
    refundSn,
    kind: 'AFTER_SALES',
    orderNumber,
    userId,
    applyType: 'RETURN_REFUND',
    status: 'REFUNDED',
    reason: 'DAMAGED',
    words: 'A yacht of a cup',
    mobile: phone,
    pics: [avatarUrl],
    currency: 'LKR',
    amount: 99_900,
    coins: 0,
    cardPart: 99_900,
    walletPart: 0,
    createdAt: now,
  });
  const pieces = { count: 1, amount: 99_900, coins: 0, open: false };
  await shop.db.insert(refundItems).values({ refundSn, orderItemId, ...pieces });
  const parcel = { courierId: 1, courierName: 'Island Express', expressNo: 'IE-1', pics: [] };
  await shop.db.insert(refundParcels).values({ refundSn, ...parcel, mobile: phone, sentAt: now });
  await shop.db.insert(reviews).values({
    orderItemId,
    userId,
    prodId,
    skuId,
    skuName: { en: 'White' },
    score: 5,
    content: 'Quiet as a quokka',
    language: 'en',
    pics: [avatarUrl],
    isAnonymous: false,
    createdAt: now,
  });
  await inTransaction(shop.db, (tx) => countStars(tx, prodId, 5));
  const friend = await shop.logIn(newPhone());
  await shop.db
    .update(users)
    .set({ mail: 'zarina@example.com', passwordHash: '$argon2id$zarina' })
    .where(eq(users.userId, userId));
  await shop.db.insert(invitations).values({
    inviteeUserId: friend.session.userId,
    inviterUserId: userId,
    state: 'CONFIRMED',
    invitedAt: now,
    confirmedAt: now,
    regionId: sriLanka,
  });
  given = [
    'Zarina',
    'zarina',
    'Xylophone',
    'Yolanda',
    'Wickerwork',
    'yacht',
    'quokka',
    phone,
    phone.slice(2),
    avatarUrl,
  ];
});
afterAll(() => shop.close());

const tables = async () =>
  (
    await shop.database.script(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
  ).rows.map(({ name }) => String(name));

/** The columns that point at an account, and those whose names speak of a person. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await shop.database.script(`
    select distinct c.table_name || '.' || c.column_name as name from information_schema.columns c where c.table_schema = 'public' and (
      c.column_name ~ '(^|_)(user|owner|author|buyer|member|person|invited|receiver|mail|mobile|phone|destination|nick|avatar|asker|browser|birth|password|subject|addr|address)(_|$)'
      or exists (
        select 1 from information_schema.key_column_usage k
          join information_schema.referential_constraints r using (constraint_schema, constraint_name)
          join information_schema.table_constraints t on t.constraint_schema = r.unique_constraint_schema and t.constraint_name = r.unique_constraint_name
        where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = c.column_name and t.table_name = 'users'))
      and c.column_name <> 'addr_id' and c.column_name <> 'addr'`);
  return rows.map(({ name }) => String(name)).filter((name) => !others.includes(name));
}

/** The tables in which a row says a word. */
async function tablesThatSay(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const like = sql`${`%${word}%`}`;
    const answer: unknown = await shop.db.execute(
      sql`select 1 from ${sql.identifier(table)} as t where t::text like ${like} limit 1`,
    );
    if ((answer as { rows: unknown[] }).rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

const tableOf = (column: string) => column.split('.')[0] ?? '';
const userColumns = Object.keys(columns).filter((column) => column.endsWith('.user_id'));

test('every column that leads to a person is erased and exported, or it is said why not', async () => {
  expect((await columnsOfPeople()).toSorted()).toEqual(Object.keys(columns).toSorted());
});

describe('the person of whom every table knows something', () => {
  test('is in every table that leads to a person', async () => {
    expect(await tablesThatSay(userId)).toEqual(userColumns.map(tableOf).toSorted());
    for (const word of given) expect(await tablesThatSay(word)).not.toEqual([]);
  });

  test('finds all of it in the export', async () => {
    const { status, body } = await shopper.get<AccountExport>('/p/user/export');
    expect(status).toBe(200);
    const parts = Object.values(columns).flatMap(({ exported }) =>
      typeof exported === 'string' ? [exported] : [],
    );
    for (const part of new Set(parts)) expect(body[part], part).not.toEqual([]);
    expect(body.identities).toEqual([{ partner: 'google', at: expect.any(String) }]);
    expect(body.uploads).toMatchObject([{ purpose: 'avatar', pictureUrl: body.profile.avatarUrl }]);
    expect(body.devices).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/hash|token|secret|sid"|g-zarina/i);
  });

  test('is in none of them when the account is erased, but for the number in the books', async () => {
    await shop.db.update(users).set({ deletionAt: shop.time.now }).where(eq(users.userId, userId));
    later(1);
    expect(await shop.service.jobs.runAll()).toEqual([]);
    const kept = userColumns.filter((column) => columns[column]?.kept !== undefined);
    expect(await tablesThatSay(userId)).toEqual(kept.map(tableOf).toSorted());
    for (const word of given) expect([word, await tablesThatSay(word)]).toEqual([word, []]);
  });
});

test('pictures that the storage does not give up at the erasure are removed later', async () => {
  const other = await shop.logIn(newPhone());
  const avatarUrl = await sentAvatar(shop, other);
  const { userId: id } = other.session;
  await shop.db.update(users).set({ deletionAt: shop.time.now }).where(eq(users.userId, id));
  await shop.db.execute(
    sql`create function busy() returns trigger language plpgsql as $$ begin raise exception 'busy'; end $$`,
  );
  await shop.db.execute(
    sql`create trigger busy before delete on uploads for each row execute function busy()`,
  );
  expect(await shop.service.jobs.runAll()).toEqual(['erase-accounts', 'clean-uploads']);
  await shop.db.execute(sql`drop trigger busy on uploads`);
  expect(await shop.service.jobs.runAll()).toEqual([]);
  expect(await tablesThatSay(id)).toEqual(['users']);
  expect((await shop.ask(avatarUrl)).status).toBe(404);
});
