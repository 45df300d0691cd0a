import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#openapi/schema.gen.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { deskKey, openShop, type Shop } from './shop.ts';
import { casora, goods } from './world.ts';

let shop: Shop;
let world: ReturnType<typeof refundWorld>;
let buyer: RefundBuyer;
beforeAll(async () => {
  shop = await openShop();
  await stockUp(shop);
  world = refundWorld(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  await shop.ask('/dev/desk/api', { method: 'POST', body: { words: ['clock', 'reset'] }, headers: deskKey });
  buyer = await world.newBuyer();
});

type Spoken = { ok: boolean; lines: string[] };
const desk = async (...words: string[]) =>
  (await shop.ask<Spoken>('/dev/desk/api', { method: 'POST', body: { words }, headers: deskKey })).body;
const page = async () => (await shop.ask<string>('/dev/desk', { headers: deskKey })).body;
async function asked(more: object = {}) {
  const { orderNumber, lines } = await world.order(buyer);
  const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
  const { body } = await world.apply(buyer, orderNumber, items, more);
  return { orderNumber, refundSn: body.refundSn };
}

describe('the desk', () => {
  test('lists refunds, shows one, and says yes', async () => {
    const { orderNumber, refundSn } = await asked();
    expect((await desk('refunds', 'applied')).lines[0]).toBe(
      `${refundSn}  APPLIED  REFUND_ONLY  ${orderNumber}  Casora  999.00 LKR  1 pcs  QUALITY  until 2026-05-07T08:00:00.000Z`,
    );
    expect((await desk('refund', refundSn)).lines).toContain('The buyer: It has a crack.');
    expect(await page()).toContain(refundSn);
    expect(await desk('refund-accept', refundSn, 'We', 'are', 'sorry.')).toEqual({
      ok: true,
      lines: [`${refundSn} is accepted: REFUNDED.`],
    });
    const { timeline } = await world.refund(buyer, refundSn);
    expect(timeline[1]).toMatchObject({ status: 'REFUNDING', note: 'We are sorry.' });
    expect(await page()).not.toContain(refundSn);
    expect(await desk('refund-accept', refundSn)).toEqual({
      ok: false,
      lines: ['Not possible: a refund in state REFUNDED does not take accept.'],
    });
  });

  test('says no with a reason, and only with one', async () => {
    const { refundSn } = await asked();
    expect((await desk('refund-accept', '1')).lines).toEqual(['There is no such refund.']);
    expect((await desk('refund-refuse', refundSn)).ok).toBe(false);
    expect((await desk('refund-refuse', refundSn, 'x'.repeat(301))).ok).toBe(false);
    expect((await desk('refund-refuse', refundSn, 'There is no crack.')).ok).toBe(true);
    expect((await world.refund(buyer, refundSn)).rejectReason).toBe('There is no crack.');
  });

  test('takes a parcel back, or refuses what is in it', async () => {
    const returned = { applyType: 'RETURN_REFUND' };
    const back = await asked(returned);
    const empty = await asked(returned);
    for (const { refundSn } of [back, empty]) {
      await desk('refund-accept', refundSn);
      await world.sendBack(buyer, refundSn);
      expect((await desk('refund-delivered', refundSn)).ok).toBe(true);
    }
    expect((await desk('refund', back.refundSn)).lines.at(-1)).toContain('Island Express IE-77');
    expect((await desk('refund-received', back.refundSn)).lines[0]).toContain('REFUNDED');
    expect((await desk('refund-refuse', empty.refundSn, 'The box was empty.')).ok).toBe(true);
    expect((await world.refund(buyer, empty.refundSn)).status).toBe('REJECTED');
  });

  test('moves refunds with its clock', async () => {
    const { refundSn } = await asked();
    await desk('clock', '+3d');
    expect((await desk('refund', refundSn)).lines[0]).toContain('REFUNDED');
    await desk('clock', 'reset');
  });

  test('knows no other refund, and no state that there is not', async () => {
    for (const command of ['refund', 'refund-accept', 'refund-delivered', 'refund-received'])
      expect((await desk(command, 'RF0')).lines).toEqual(['There is no such refund.']);
    expect((await desk('refunds', 'lost')).lines).toEqual(['No refunds.']);
  });

  test('says where a shop takes goods back', async () => {
    const shopId = String(casora);
    expect((await desk('returns-to', shopId, '0094112345670', 'Casora returns; 17 Bagatalle Road')).ok).toBe(
      true,
    );
    const { refundSn } = await asked({ applyType: 'RETURN_REFUND' });
    await desk('refund-accept', refundSn);
    expect((await world.refund(buyer, refundSn)).returnAddress).toEqual({
      receiver: 'Casora returns',
      mobile: '0094112345670',
      text: '17 Bagatalle Road',
    });
    expect((await desk('returns-to', shopId, '12', 'x; y')).ok).toBe(false);
    expect((await desk('returns-to', '999', '0094112345670', 'x; y')).lines).toEqual([
      'There is no such shop.',
    ]);
    expect((await desk('returns-to', shopId)).lines[0]).toContain('The mall takes goods back');
  });

  test('reads and answers reviews', async () => {
    const { lines } = await world.order(buyer);
    const review = { prodId: goods.cup.prodId, score: 2, content: 'Chipped.', pics: [], isAnonymous: false };
    const { body } = await buyer.post<Review>('/p/prodComm', {
      orderItemId: lines[0]?.orderItemId,
      ...review,
    });
    const id = String(body.prodCommId);
    expect((await desk('reviews')).lines[0]).toContain(`${id}  2 stars  en  Tea cup 100%`);
    expect((await desk('review-reply', id, 'We', 'send', 'another.')).ok).toBe(true);
    expect((await desk('reviews', String(goods.cup.prodId))).lines[0]).toContain(
      'answered: We send another.',
    );
    expect((await desk('review-reply', id)).ok).toBe(false);
    expect((await desk('review-reply', '1', 'x')).lines).toEqual(['There is no such review.']);
  });
});
