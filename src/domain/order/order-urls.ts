import { chatUrl, conversationUrl, paths } from '#src/domain/urls.ts';

const about = (path: string, orderNumber: string) => `${path}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** Where an order is cancelled (S2.19, Z5). */
export const cancelOrderUrl = (orderNumber: string) => about(paths.cancelOrder, orderNumber);

/** Where the parcels of an order are (S2.21); `parcel` counts from 1. */
export const logisticsUrl = (orderNumber: string, parcel?: number) =>
  about(paths.logistics, orderNumber) + (parcel === undefined ? '' : `&parcel=${parcel}`);

/** The receipt of an order, made for paper. */
export const receiptUrl = (orderNumber: string) => about(paths.orderReceipt, orderNumber);

/** Where the things of an order are rated (S2.24). */
export const rateOrderUrl = (orderNumber: string) => about(paths.rateOrder, orderNumber);

/** Where the money for things of an order is asked back (S2.26). */
export const refundApplyUrl = (orderNumber: string) => about(paths.refund, orderNumber);

/** One refund (S2.26). */
export const refundUrl = (refundSn: string) => `${paths.refund}?refundSn=${encodeURIComponent(refundSn)}`;

/** A conversation about one of the reader's orders. */
export const orderConversationUrl = (conversationId: string, orderNumber: string) =>
  `${conversationUrl(conversationId)}&orderNumber=${encodeURIComponent(orderNumber)}`;

/** Where the conversation with the shop of an order is opened, about that order. */
export const orderChatUrl = (shopId: number, orderNumber: string) =>
  `${chatUrl(shopId)}&orderNumber=${encodeURIComponent(orderNumber)}`;
