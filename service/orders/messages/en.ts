import { lines, type NoticeWords } from './told.ts';

const arrives = (day: string | undefined) => day && `It arrives by ${day}.`;
const comesBack = (amount: string | undefined) =>
  amount ? `You get ${amount} back.` : 'Nothing was paid, so no money comes back.';

export const en: NoticeWords = {
  ORDER_PLACED: ({ orderNumber, amount, day }) => ({
    title: 'Order placed',
    lines: lines(`Order ${orderNumber} is placed. You pay ${amount} when it arrives.`, arrives(day)),
  }),
  PAID: ({ orderNumber, amount, day }) => ({
    title: 'Order paid',
    lines: lines(`${amount} for order ${orderNumber} is paid. The shop is packing it.`, arrives(day)),
  }),
  GROUP_JOINED: ({ orderNumber, amount }) => ({
    title: 'You are in the group',
    lines: [`${amount} for order ${orderNumber} is paid. It waits until enough pieces are bought together.`],
  }),
  PAY_REMINDER: ({ orderNumber, until }) => ({
    title: 'Your order is waiting for payment',
    lines: [`Order ${orderNumber} is kept for you until ${until}. After that it is closed.`],
  }),
  SHIPPED: ({ orderNumber, courier, parcel, day }) => ({
    title: 'Your parcel leaves the shop',
    lines: lines(`Order ${orderNumber} travels with ${courier}, tracking number ${parcel}.`, arrives(day)),
  }),
  OUT_FOR_DELIVERY: ({ orderNumber, courier }) => ({
    title: 'Your parcel is out for delivery',
    lines: [`${courier} is on the way to you with order ${orderNumber}.`],
  }),
  DELIVERED: ({ orderNumber }) => ({
    title: 'Your parcel is delivered',
    lines: [
      `A parcel of order ${orderNumber} was handed over.`,
      'If all is well, please confirm the receipt.',
    ],
  }),
  COMPLETED: ({ orderNumber, coins, until }) => ({
    title: 'How was it?',
    lines: lines(
      `Order ${orderNumber} is completed. Tell others what you think of it.`,
      coins !== undefined &&
        `${coins} ${coins === 1 ? 'coin is' : 'coins are'} yours on ${until}, when the return period is over.`,
    ),
  }),
  CANCELLED_BUYER: ({ orderNumber, amount }) => ({
    title: 'Order cancelled',
    lines: [`Order ${orderNumber} is cancelled, as you asked.`, comesBack(amount)],
  }),
  CANCELLED_PAY_TIMEOUT: ({ orderNumber }) => ({
    title: 'Your order was not paid and is closed',
    lines: [
      `Order ${orderNumber} was not paid in time, so it is closed.`,
      'Vouchers, coins and wallet money that it held are yours again.',
    ],
  }),
  CANCELLED_SELLER: ({ orderNumber, amount }) => ({
    title: 'The shop cannot deliver',
    lines: [`The shop cannot deliver order ${orderNumber}, so it is cancelled.`, comesBack(amount)],
  }),
  CANCELLED_COD_REFUSED: ({ orderNumber, amount }) => ({
    title: 'Your parcel goes back',
    lines: lines(
      `The courier could not hand over order ${orderNumber}, so it is cancelled.`,
      amount && comesBack(amount),
    ),
  }),
  GROUP_DONE: ({ orderNumber }) => ({
    title: 'Your group buy is complete',
    lines: [`Enough pieces were bought together. Order ${orderNumber} is being prepared.`],
  }),
  GROUP_FAILED: ({ orderNumber }) => ({
    title: 'Your group buy was not completed',
    lines: [
      `Too few pieces were bought together in time, so order ${orderNumber} is cancelled.`,
      'You get back everything that you paid; there is nothing to do.',
    ],
  }),
  REFUND_APPLIED: ({ orderNumber, amount, until }) => ({
    title: 'The shop has your request',
    lines: lines(
      `You asked for ${amount} of order ${orderNumber} back.`,
      until && `The shop answers by ${until}; without an answer, the request counts as accepted.`,
    ),
  }),
  REFUND_ACCEPTED: ({ orderNumber, until }) => ({
    title: 'Please send it back',
    lines: lines(
      `The shop takes back what you named of order ${orderNumber}.`,
      until && `Please enter the tracking number by ${until}.`,
    ),
  }),
  REFUND_REJECTED: ({ orderNumber, words }) => ({
    title: 'The shop has refused your request',
    lines: lines(`The shop does not refund what you named of order ${orderNumber}.`, words),
  }),
  REFUND_RETURN_SHIPPED: ({ orderNumber, parcel }) => ({
    title: 'Your return is on its way',
    lines: [`The shop knows of your parcel ${parcel} with goods of order ${orderNumber}.`],
  }),
  REFUND_RETURN_RECEIVED: ({ orderNumber }) => ({
    title: 'The shop has your return',
    lines: [`The goods of order ${orderNumber} are back at the shop. Your money follows.`],
  }),
  REFUND_REFUNDING: ({ orderNumber, amount }) => ({
    title: 'Your money is on its way',
    lines: [`${amount} for order ${orderNumber} is on its way back to you.`],
  }),
  REFUND_REFUNDED: ({ orderNumber, amount }) => ({
    title: 'Your money is back',
    lines: [`${amount} for order ${orderNumber} has been paid back.`],
  }),
  REFUND_IN_WALLET: ({ orderNumber, amount }) => ({
    title: 'Your refund is in your wallet',
    lines: [`Your bank has sent ${amount} for order ${orderNumber} back to us, so it is in your wallet.`],
  }),
  REFUND_WITHDRAWN: ({ orderNumber }) => ({
    title: 'Request withdrawn',
    lines: [`You have withdrawn your request about order ${orderNumber}.`],
  }),
  REFUND_CLOSED: ({ orderNumber }) => ({
    title: 'Your return is closed',
    lines: [`No parcel with goods of order ${orderNumber} was announced in time, so the return is closed.`],
  }),
};
