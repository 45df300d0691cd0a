import { expect, screen, waitFor } from 'storybook/test';
import { say } from '#storybook/say.ts';
import { desk } from '#storybook/service/the-shop.ts';
import { saveAddress } from './delivery-details.ts';
import { type Hand, openFirstProduct, press, ready } from './shopper.ts';

/** Opens the first product of the list and buys it now, with a first address, up to the payment. */
export async function buyNow(hand: Hand) {
  await openFirstProduct(hand);
  await press(hand, 'button', say('buyBox.buyNow'));
  await saveAddress(hand, 'Nimali Perera');
}

/** Buys the first product of the list for cash to the courier. Answers the number of the order. */
export async function orderForCash(hand: Hand): Promise<string> {
  await buyNow(hand);
  await waitFor(() => ready('button', say('checkoutContents.next')));
  await press(hand, 'button', say('checkoutContents.next'));
  await press(hand, 'radio', new RegExp(say('paymentMethods.cash')));
  await press(hand, 'button', say('Place order'));
  await expect(await screen.findByRole('heading', { name: say('paymentResult.cod') })).toBeVisible();
  return newestOrder();
}

/** The number of the order that was placed last, as the desk sees it. */
async function newestOrder(): Promise<string> {
  const [line = ''] = await desk('orders');
  return line.split(' ')[0] ?? '';
}

/** The desk sends an order and brings it to the door. */
export async function bringIt(orderNumber: string) {
  await desk('ship', orderNumber);
  await desk('deliver', orderNumber);
}

/** The number of the refund that was asked for last, as the desk sees it. */
export async function newestRefund(): Promise<string> {
  const [line = ''] = await desk('refunds');
  return line.split(' ')[0] ?? '';
}
