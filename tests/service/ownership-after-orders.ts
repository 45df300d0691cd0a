import { randomUUID } from 'node:crypto';
import { address, type Answer, type Shopper } from './shop.ts';
import { goods } from './world.ts';

/** What of a shopper's others may try to reach; filled before anybody tries. */
type Own = { orderNumber: string; orderItemId: number; refundSn: string };

type Tries = Record<string, 'nothing to try' | (() => Promise<Answer<unknown>>)[]>;

const once = () => ({ 'Idempotency-Key': randomUUID() });

/** Tries of a stranger at everything that may be done with an order after it was placed. */
export function afterOrderTries(stranger: () => Shopper, own: Own): Tries {
  const askedBack = () => ({
    orderNumber: own.orderNumber,
    items: [{ orderItemId: own.orderItemId, count: 1 }],
  });
  return {
    confirmReceipt: [() => stranger().put(`/p/myOrder/receipt/${own.orderNumber}`)],
    cancelOrder: [() => stranger().put(`/p/myOrder/cancel/${own.orderNumber}`, { reason: 'ADDRESS' })],
    deleteOrder: [() => stranger().delete(`/p/myOrder/${own.orderNumber}`)],
    cancelOrderDeletion: [() => stranger().put(`/p/myOrder/restore/${own.orderNumber}`)],
    addOrderToCart: [() => stranger().post(`/p/myOrder/buyAgain/${own.orderNumber}`, undefined, once())],
    getLogistics: [() => stranger().get(`/p/myDelivery/orderInfo/${own.orderNumber}`)],
    listCouriers: 'nothing to try',
    previewRefund: [
      () => stranger().post('/p/orderRefund/preview', { ...askedBack(), applyType: 'REFUND_ONLY' }),
    ],
    applyRefund: [
      () =>
        stranger().post(
          '/p/orderRefund/apply',
          {
            ...askedBack(),
            applyType: 'REFUND_ONLY',
            isReceived: true,
            reason: 'OTHER',
            desc: '',
            pics: [],
            mobile: address.mobile,
          },
          once(),
        ),
    ],
    pageRefunds: 'nothing to try',
    getRefund: [() => stranger().get(`/p/orderRefund/info?refundSn=${own.refundSn}`)],
    cancelRefund: [() => stranger().put('/p/orderRefund/cancel', { refundSn: own.refundSn })],
    sendReturnExpress: [
      () =>
        stranger().post(
          '/p/orderRefund/submitExpress',
          { refundSn: own.refundSn, dvyId: 1, expressNo: 'IE-1', mobile: address.mobile, pics: [] },
          once(),
        ),
    ],
    createReview: [
      () =>
        stranger().post('/p/prodComm', {
          orderItemId: own.orderItemId,
          prodId: goods.cup.prodId,
          score: 1,
          content: 'Not mine',
          pics: [],
          isAnonymous: true,
        }),
    ],
    pagePendingReviews: 'nothing to try',
    pageMyReviews: 'nothing to try',
  };
}
