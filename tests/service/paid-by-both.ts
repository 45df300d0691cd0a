import { eq } from 'drizzle-orm';
import { orderItems } from '#service/db/schema/orders.ts';
import type { movesOf } from './moves.ts';
import type { Buyer, SandboxShop } from './sandbox-shop.ts';
import { give } from './voucher-world.ts';

/** Two kettles for which a buyer's wallet has paid 100,000 minor units and a card the rest; delivered. */
export async function paidByBoth(shop: SandboxShop, moves: ReturnType<typeof movesOf>, buyer: Buyer) {
  await give(shop.db, buyer.session.userId, { wallet: 100_000 });
  const { body: line } = await buyer.add('kettle', 2);
  const { body: preview } = await buyer.confirm({ basketIds: [line.basketId], useWallet: true });
  const placed = await buyer.submit<{ orderNumbers: string[] }>(preview.checkoutToken, { payType: 'CARD' });
  const [orderNumber = ''] = placed.body.orderNumbers;
  await shop.payWith(buyer, [orderNumber], 'approved');
  await moves.ship(orderNumber, { courierName: 'Island Express', trackingNumber: 'IE-1' });
  await moves.deliver(orderNumber);
  const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
  return { orderNumber, orderItemId: item?.orderItemId ?? 0, amounts: preview.amounts };
}
