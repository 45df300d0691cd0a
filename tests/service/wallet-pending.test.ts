import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wallet } from '#openapi/schema.gen.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { movesOf } from './moves.ts';
import { refundWorld, stockUp } from './refund-world.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { give } from './voucher-world.ts';

const cards = { takesCards: () => true, refundOrder };
let shop: SandboxShop;
let world: ReturnType<typeof refundWorld>;
beforeAll(async () => {
  shop = await openSandboxShop();
  await stockUp(shop);
  world = refundWorld(shop, cards);
});
afterAll(() => shop.close());

/** Two kettles that wallet and card have paid together, delivered to a buyer. */
async function receivedOfBoth() {
  const buyer = await shop.newBuyer();
  await give(shop.db, buyer.session.userId, { wallet: 100_000 });
  const { body: line } = await buyer.add('kettle', 2);
  const { body: preview } = await buyer.confirm({ basketIds: [line.basketId], useWallet: true });
  const placed = await buyer.submit<{ orderNumbers: string[] }>(preview.checkoutToken, { payType: 'CARD' });
  const [orderNumber = ''] = placed.body.orderNumbers;
  await shop.payWith(buyer, [orderNumber], 'approved');
  await movesOf(shop, cards).ship(orderNumber, { courierName: 'Island Express', trackingNumber: 'IE-1' });
  await movesOf(shop, cards).deliver(orderNumber);
  const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
  return { buyer, orderNumber, orderItemId: item?.orderItemId ?? 0, amounts: preview.amounts };
}

test.each([
  ['all pieces: what the wallet has paid', 2, 100_000],
  ['one piece, for which the card has paid enough: nothing', 1, 0],
])('while goods go back, on its way to the wallet is for %s', async (_what, count, expected) => {
  const { buyer, orderNumber, orderItemId, amounts } = await receivedOfBoth();
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
