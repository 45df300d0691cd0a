import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankCard, CardSession } from '#openapi/schema.gen.ts';
import { bankCards, cardErasures } from '#service/db/schema/bank-cards.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { sandboxCards } from '#service/db/schema/sandbox.ts';
import { users } from '#service/db/schema/users.ts';
import { challengeCode } from '#service/sandbox/challenge-store.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

type Told = { code: string };

let shop: SandboxShop;
let buyer: Buyer;
beforeAll(async () => void (shop = await openSandboxShop()));
beforeEach(async () => void (buyer = await shop.newBuyer()));
afterAll(() => shop.close());

const list = async (of = buyer) => (await of.get<BankCard[]>('/p/bankCard/list')).body;
const noticesTo = async (of: Buyer) =>
  (await shop.db.select().from(outboxMessages).where(eq(outboxMessages.userId, of.session.userId))).map(
    ({ kind }) => kind,
  );
const keptAtSandbox = async () =>
  (await shop.db.select().from(sandboxCards)).filter(({ keptFor }) => keptFor !== null);

describe('cards that are kept', () => {
  test('are told without their numbers, the default first, and their owner hears of each', async () => {
    const { body: first } = await shop.save(buyer, 'approved');
    expect(first).toMatchObject({
      brand: 'VISA',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
      holderName: 'Nimali Perera',
      isDefault: true,
      status: 'ACTIVE',
    });
    buyer = await shop.later(1, buyer);
    const { body: second } = await shop.save(buyer, 'approvedMastercard');
    expect(second.isDefault).toBe(false);
    const { body: third } = await shop.save(buyer, 'approvedAmex', true);
    expect((await list()).map(({ cardId }) => cardId)).toEqual([third.cardId, second.cardId, first.cardId]);
    expect((await noticesTo(buyer)).filter((kind) => kind === 'cardSaved')).toHaveLength(3);
    expect((await buyer.put(`/p/bankCard/default/${first.cardId}`)).status).toBe(204);
    expect((await list()).filter(({ isDefault }) => isDefault)).toMatchObject([{ cardId: first.cardId }]);
  });

  test('are one for the same card, and ten at most; what is kept in vain is forgotten at the processor', async () => {
    await shop.save(buyer, 'approved');
    const again = await shop.save(buyer, 'approved');
    expect([again.status, (again.body as unknown as Told).code]).toEqual([409, 'card.exists']);
    for (let expYear = 2031; expYear < 2040; expYear += 1)
      expect((await shop.save(buyer, 'approved', false, { expYear })).status).toBe(200);
    const eleventh = await shop.save(buyer, 'approvedAmex');
    expect([eleventh.status, (eleventh.body as unknown as Told).code]).toEqual([409, 'card.limit']);
    expect(await list()).toHaveLength(10);
    await shop.run('erase-cards');
    expect(await shop.db.select().from(cardErasures)).toEqual([]);
  });

  test('are erased at the processor, too, also when it is away for a while', async () => {
    const before = (await keptAtSandbox()).length;
    const { body: card } = await shop.save(buyer, 'approved');
    const { body: other } = await shop.save(buyer, 'approvedAmex');
    expect(await keptAtSandbox()).toHaveLength(before + 2);
    expect((await buyer.delete(`/p/bankCard/${card.cardId}`)).status).toBe(204);
    expect(await keptAtSandbox()).toHaveLength(before + 1);
    expect(await list()).toMatchObject([{ cardId: other.cardId, isDefault: true }]);
    await shop.away();
    expect((await buyer.delete(`/p/bankCard/${other.cardId}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    await shop.back();
    buyer = await shop.later(6, buyer);
    await shop.run('erase-cards');
    expect(await keptAtSandbox()).toHaveLength(before);
    expect((await buyer.delete(`/p/bankCard/${card.cardId}`)).status).toBe(404);
    expect(await noticesTo(buyer)).toContain('cardRemoved');
  });

  test('are nobody else’s', async () => {
    const { body: card } = await shop.save(buyer, 'approved');
    const other = await shop.newBuyer();
    expect(await list(other)).toEqual([]);
    expect((await other.put(`/p/bankCard/default/${card.cardId}`)).status).toBe(404);
    expect((await other.delete(`/p/bankCard/${card.cardId}`)).status).toBe(404);
    const { orderNumbers } = await shop.order(other);
    expect((await shop.pay(other, { orderNumbers, cardId: card.cardId })).status).toBe(404);
  });

  test('expire at the end of their month', async () => {
    await shop.save(buyer, 'approved', false, { expMonth: 5, expYear: 2026 });
    expect(await list()).toMatchObject([{ status: 'ACTIVE' }]);
    await shop.db.update(bankCards).set({ expMonth: 4 }).where(eq(bankCards.userId, buyer.session.userId));
    expect(await list()).toMatchObject([{ status: 'EXPIRED' }]);
  });

  test('are not made of cards that the bank refuses, nor of tokens that are over', async () => {
    const refused = await shop.save(buyer, 'declined');
    expect([refused.status, (refused.body as unknown as Told).code]).toEqual([422, 'card.token_invalid']);
    const cardToken = await shop.type(buyer, 'approved');
    buyer = await shop.later(16, buyer);
    const late = await buyer.post<Told>(
      '/p/bankCard/save',
      { cardToken, isDefault: false },
      { 'Idempotency-Key': randomUUID() },
    );
    expect([late.status, late.body.code]).toEqual([422, 'card.token_invalid']);
  });
});

describe('paying', () => {
  test('with a kept card, which may be challenged and cannot be removed meanwhile', async () => {
    const { body: card } = await shop.save(buyer, 'challenge');
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.pay(buyer, { orderNumbers, cardId: card.cardId });
    expect(body.status).toBe('REQUIRES_ACTION');
    const held = await buyer.delete<Told>(`/p/bankCard/${card.cardId}`);
    expect([held.status, held.body.code]).toEqual([409, 'card.in_use']);
    await shop.answerBank(body, challengeCode);
    expect((await shop.confirmPayment(buyer, body.payNo)).body.status).toBe('SUCCEEDED');
    expect((await buyer.delete(`/p/bankCard/${card.cardId}`)).status).toBe(204);
  });

  test('keeps the card where that is wanted, and only once it has succeeded', async () => {
    const { orderNumbers } = await shop.order(buyer);
    await shop.payWith(buyer, orderNumbers, 'declined', { saveCard: true });
    expect(await list()).toEqual([]);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge', { saveCard: true });
    expect(await list()).toEqual([]);
    await shop.answerBank(body, challengeCode);
    await shop.confirmPayment(buyer, body.payNo);
    expect(await list()).toMatchObject([{ last4: '3220', isDefault: true }]);
    expect(await noticesTo(buyer)).toContain('cardSaved');
    const { orderNumbers: more } = await shop.order(buyer);
    await shop.payWith(buyer, more, 'approved');
    expect(await list()).toHaveLength(1);
    const { orderNumbers: last } = await shop.order(buyer);
    expect((await shop.payWith(buyer, last, 'approved', { saveCard: true })).body.status).toBe('SUCCEEDED');
    expect(await list()).toHaveLength(2);
  });
});

test('fields are opened for fifteen minutes, by a processor that is there', async () => {
  const { body } = await buyer.post<CardSession>('/p/bankCard/session');
  expect(body).toMatchObject({ provider: 'SANDBOX' });
  expect(new Date(body.expiresAt).getTime() - shop.time.now.getTime()).toBe(15 * 60_000);
  await shop.away();
  const away = await buyer.post<Told>('/p/bankCard/session');
  await shop.back();
  expect([away.status, away.body.code]).toEqual([503, 'server.unavailable']);
});

test('a member who is erased is forgotten by the processor', async () => {
  await shop.save(buyer, 'approved');
  const before = (await keptAtSandbox()).length;
  const { userId } = buyer.session;
  await shop.db.update(users).set({ deletionAt: shop.time.now }).where(eq(users.userId, userId));
  await shop.run('erase-accounts');
  await shop.run('erase-cards');
  expect(await keptAtSandbox()).toHaveLength(before - 1);
  expect(await shop.db.select().from(cardErasures)).toEqual([]);
});
