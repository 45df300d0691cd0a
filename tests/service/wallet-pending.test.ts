import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wallet } from '#openapi/schema.gen.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { movesOf } from './moves.ts';
import { paidByBoth } from './paid-by-both.ts';
import { refundWorld, stockUp } from './refund-world.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

const cards = { takesCards: () => true, refundOrder };
let shop: SandboxShop;
let world: ReturnType<typeof refundWorld>;
beforeAll(async () => {
  shop = await openSandboxShop();
  await stockUp(shop);
  world = refundWorld(shop, cards);
});
afterAll(() => shop.close());

test.each([
  ['all pieces: what the wallet has paid', 2, 100_000],
  ['one piece, for which the card has paid enough: nothing', 1, 0],
])('while goods go back, on its way to the wallet is for %s', async (_what, count, expected) => {
  const buyer = await shop.newBuyer();
  const { orderNumber, orderItemId, amounts } = await paidByBoth(shop, movesOf(shop, cards), buyer);
  expect(amounts.walletUsed.amount).toBe(100_000);
  const { body } = await world.apply(buyer, orderNumber, [{ orderItemId, count }], {
    reason: 'DAMAGED',
    applyType: 'RETURN_REFUND',
  });
  await world.desk.seller.accept(body.refundSn);
  expect((await world.refund(buyer, body.refundSn)).status).toBe('ACCEPTED');
  const { body: wallet } = await buyer.get<Wallet>('/p/userBalance/getBalanceInfo');
  expect(wallet.pending).toEqual({ amount: expected, currency: 'LKR' });
});
