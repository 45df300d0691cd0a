import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Conversation,
  Message,
  MyVoucher,
  OrderDetail,
  PageOfFootprintItem,
  PageOfOrderNotice,
  PageOfRefundSummary,
  Session,
  SubmitResult,
} from '#openapi/schema.gen.ts';
import { description } from '#service/http/description.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { type Answer, address, newPhone, plainCheckout, type Shopper } from './shop.ts';
import { sentAvatar } from './pictures.ts';
import { afterOrderTries } from './ownership-after-orders.ts';
import { insertVoucher } from './voucher-world.ts';
import { goods, places } from './world.ts';

let shop: SandboxShop;
let owner: Shopper;
let stranger: Shopper;
let strangersOrder = '';
const own = {
  browseLogId: 0,
  addrId: 0,
  basketId: 0,
  orderNumber: '',
  checkoutToken: '',
  sessionId: '',
  conversationId: '',
  messageId: '',
  avatarUrl: '',
  couponUserId: 0,
  orderItemId: 0,
  refundSn: '',
  payNo: '',
  toPay: '',
  cardId: '',
  noticeIds: [] as number[],
};

beforeAll(async () => {
  shop = await openSandboxShop();
  [owner, stranger] = [await shop.logIn(newPhone()), await shop.logIn(newPhone())];
  await stranger.moveTo('kandy');
  await insertVoucher(shop.db, { couponId: 801 });
  const voucher = await owner.post<MyVoucher>('/p/myCoupon/receive', { couponId: 801 });
  own.couponUserId = voucher.body.couponUserId;
  own.sessionId = (await owner.get<Session[]>('/p/user/sessions')).body[0]?.sessionId ?? '';
  own.addrId = (await owner.moveTo('colombo')).body.addrId;
  const { prodId, skuId, shopId } = goods.cup;
  const bought = await owner.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
  const placed = await owner.submit<SubmitResult>(bought.body.checkoutToken);
  own.orderNumber = placed.body.orderNumbers[0] ?? '';
  const asked = `/p/myOrder/orderDetail?orderNumber=${own.orderNumber}`;
  own.orderItemId = (await owner.get<OrderDetail>(asked)).body.items[0]?.orderItemId ?? 0;
  const again = await owner.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
  const unwanted = await owner.submit<SubmitResult>(again.body.checkoutToken);
  await owner.put(`/p/myOrder/cancel/${unwanted.body.orderNumbers[0]}`, { reason: 'DUPLICATE' });
  const refunds = await owner.get<PageOfRefundSummary>('/p/orderRefund/list');
  own.refundSn = refunds.body.records[0]?.refundSn ?? '';
  await owner.post('/p/prodBrowseLog', { prodId });
  const seen = await owner.get<PageOfFootprintItem>('/p/prodBrowseLog/page');
  own.browseLogId = seen.body.records[0]?.browseLogId ?? 0;
  const conversation = await owner.post<Conversation>('/p/chat/conversation', { shopId });
  own.conversationId = conversation.body.conversationId;
  own.messageId = (await owner.post<Message>('/p/chat/message', saying())).body.messageId;
  own.toPay = (await shop.order(owner)).orderNumbers[0] ?? '';
  own.payNo = (await shop.payWith(owner, [own.toPay], 'challenge')).body.payNo;
  own.cardId = (await shop.save(owner, 'approved')).body.cardId;
  strangersOrder = (await shop.order(stranger)).orderNumbers[0] ?? '';
  own.avatarUrl = await sentAvatar(shop, owner);
  const notices = await owner.get<PageOfOrderNotice>('/p/order/notice/page');
  own.noticeIds = notices.body.records.map(({ noticeId }) => noticeId);
  own.basketId = Number((await owner.add('tea')).body.basketId);
  own.checkoutToken = (await owner.confirm({ basketIds: [own.basketId] })).body.checkoutToken;
});
afterAll(() => shop.close());

const saying = () => ({
  conversationId: own.conversationId,
  clientMsgId: randomUUID(),
  type: 'TEXT',
  text: 'Nimali asks for a cup',
});

/** The operations of a signed-in shopper, from the description. */
const secured = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    path.startsWith('/p/') && operation.operationId
      ? [{ path, method: method.toUpperCase(), operationId: operation.operationId }]
      : [],
  ),
);

const tea = { prodId: goods.tea.prodId, skuId: goods.tea.skuId, shopId: goods.tea.shopId };
const once = () => ({ 'Idempotency-Key': randomUUID() });
const foreignLine = () => ({ [own.basketId]: { basketId: own.basketId, discountId: 0 } });

/**
 * What a stranger tries with the owner's ids, one entry for each id that an operation takes. "nothing to try" stands
 * where an operation takes no id.
 */
const tries: Record<string, 'nothing to try' | (() => Promise<Answer>)[]> = {
  getUserInfo: 'nothing to try',
  setUserInfo: [
    () =>
      stranger.put('/p/user/setUserInfo', {
        avatarUrl: own.avatarUrl,
        birthDate: null,
        nickName: 'Stranger',
        sex: 'N',
      }),
  ],
  getMailPreferences: 'nothing to try',
  setMailPreference: 'nothing to try',
  getUploadTickets: 'nothing to try',
  getAccountExport: 'nothing to try',
  applyAccountDeletion: 'nothing to try',
  cancelAccountDeletion: 'nothing to try',
  changeContact: 'nothing to try',
  changePassword: 'nothing to try',
  listSessions: 'nothing to try',
  endOtherSessions: 'nothing to try',
  endSession: [() => stranger.delete(`/p/user/sessions/${own.sessionId}`)],
  listAddresses: 'nothing to try',
  getAddress: [() => stranger.get(`/p/address/addrInfo/${own.addrId}`)],
  addAddress: 'nothing to try',
  updateAddress: [
    () => stranger.put('/p/address/updateAddr', { ...address, ...places.kandy, addrId: own.addrId }),
  ],
  setDefaultAddress: [() => stranger.put(`/p/address/defaultAddr/${own.addrId}`)],
  deleteAddress: [() => stranger.delete(`/p/address/deleteAddr/${own.addrId}`)],
  previewCartRegion: 'nothing to try',
  pageFavourites: 'nothing to try',
  listFavouriteIds: 'nothing to try',
  isFavourite: 'nothing to try',
  setFavourite: 'nothing to try',
  setStockWatch: 'nothing to try',
  listStockWatches: 'nothing to try',
  countFavourites: 'nothing to try',
  removeFavourites: 'nothing to try',
  addFavouritesBack: 'nothing to try',
  pageFollowedShops: 'nothing to try',
  listFollowedShopIds: 'nothing to try',
  setFollowedShop: 'nothing to try',
  recordFootprint: 'nothing to try',
  recordFootprintVisits: 'nothing to try',
  pageFootprint: 'nothing to try',
  deleteFootprint: [() => stranger.delete('/p/prodBrowseLog', [own.browseLogId])],
  clearFootprint: 'nothing to try',
  getCartInfo: [() => stranger.post('/p/shopCart/info', { basketIdShopCartParamMap: foreignLine() })],
  getCartCount: 'nothing to try',
  getCartTotal: [() => stranger.post('/p/shopCart/totalPay', [own.basketId])],
  changeCartItem: [
    () => stranger.post('/p/shopCart/changeItem', { ...tea, basketId: own.basketId, count: 1 }),
    () => stranger.post('/p/shopCart/changeItem', { ...tea, basketId: own.basketId, count: -1 }),
  ],
  deleteCartItems: [() => stranger.delete('/p/shopCart/deleteItem', [own.basketId])],
  clearCart: 'nothing to try',
  confirmOrder: [
    () => stranger.post('/p/order/confirm', { ...plainCheckout, basketIds: [own.basketId] }),
    () =>
      stranger.post('/p/order/confirm', {
        ...plainCheckout,
        addrId: own.addrId,
        orderItem: { ...tea, prodCount: 1 },
      }),
    () =>
      stranger.post('/p/order/confirm', {
        ...plainCheckout,
        couponUserIds: [own.couponUserId],
        orderItem: { ...tea, prodCount: 1 },
      }),
  ],
  listCollectedVoucherIds: 'nothing to try',
  pageMyVouchers: 'nothing to try',
  getMyVoucherCounts: 'nothing to try',
  collectVoucher: 'nothing to try',
  redeemPromoCode: 'nothing to try',
  pageMyGroupBuys: 'nothing to try',
  submitOrder: [() => stranger.submit(own.checkoutToken)],
  getOrderCount: 'nothing to try',
  pageMyOrders: [() => stranger.get(`/p/myOrder/myOrder?status=ALL&key=${own.orderNumber}`)],
  getOrder: [() => stranger.get(`/p/myOrder/orderDetail?orderNumber=${own.orderNumber}`)],
  getOrderStatus: [() => stranger.get(`/p/myOrder/getOrderStatus?orderNumber=${own.orderNumber}`)],
  pageConversations: 'nothing to try',
  openConversation: [
    () => stranger.post('/p/chat/conversation', { shopId: goods.cup.shopId, orderNumber: own.orderNumber }),
  ],
  listMessages: [() => stranger.get(`/p/chat/message/list?conversationId=${own.conversationId}`)],
  sendMessage: [() => stranger.post('/p/chat/message', saying())],
  readConversation: [
    () =>
      stranger.put(`/p/chat/conversation/${own.conversationId}/read`, { lastReadMessageId: own.messageId }),
  ],
  getChatUnread: 'nothing to try',
  streamEvents: 'nothing to try',
  payOrder: [
    () => stranger.post('/p/order/pay', { orderNumbers: [own.toPay], payType: 'COD_CASH' }, once()),
    () =>
      stranger.post(
        '/p/order/pay',
        { orderNumbers: [strangersOrder], payType: 'CARD', cardId: own.cardId },
        once(),
      ),
  ],
  getPayInfo: [() => stranger.get(`/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${own.toPay}`)],
  getPayment: [() => stranger.get(`/p/payment/${own.payNo}`)],
  confirmPayment: [() => stranger.post(`/p/payment/${own.payNo}/confirm`, {}, once())],
  cancelPayment: [() => stranger.post(`/p/payment/${own.payNo}/cancel`, undefined, once())],
  listBankCards: 'nothing to try',
  createCardSession: 'nothing to try',
  saveBankCard: 'nothing to try',
  setDefaultBankCard: [() => stranger.put(`/p/bankCard/default/${own.cardId}`)],
  deleteBankCard: [() => stranger.delete(`/p/bankCard/${own.cardId}`)],
  getCoinInfo: 'nothing to try',
  pageCoinRecords: 'nothing to try',
  getWallet: 'nothing to try',
  getInvitation: 'nothing to try',
  getInvitationLeaderboard: 'nothing to try',
  pageInvitees: 'nothing to try',
  pageWalletLog: 'nothing to try',
  pageOrderNotices: 'nothing to try',
  getOrderNoticeUnread: 'nothing to try',
  readOrderNotices: [() => stranger.put('/p/order/notice/read', { noticeIds: own.noticeIds })],
  ...afterOrderTries(() => stranger, own),
};

/** What the tries come to where an unknown id is not simply "not found". */
const otherwise: Record<string, number> = {
  deleteCartItems: 204,
  deleteFootprint: 204,
  setUserInfo: 422,
  submitOrder: 409,
  pageMyOrders: 200,
  readOrderNotices: 204,
};

async function things() {
  const answers = [
    await owner.get('/p/address/list'),
    await owner.post('/p/shopCart/info', { basketIdShopCartParamMap: {} }),
    await owner.get('/p/myOrder/myOrder?status=ALL'),
    await owner.get('/p/prodBrowseLog/page'),
    await owner.get('/p/myCoupon/getCouponList'),
    await owner.get('/p/orderRefund/list'),
    await owner.get('/p/bankCard/list'),
    await owner.get(`/p/payment/${own.payNo}`),
    await owner.get('/p/chat/conversation/page'),
    await owner.get('/p/order/notice/page'),
    await owner.get(`/p/chat/message/list?conversationId=${own.conversationId}`),
  ];
  return answers.map(({ body }) => body);
}

describe('a stranger', () => {
  test('is tried at every operation of a shopper', () => {
    expect(Object.keys(tries).toSorted()).toEqual(secured.map(({ operationId }) => operationId).toSorted());
  });

  test.each(Object.entries(tries).filter(([, attempts]) => typeof attempts !== 'string'))(
    'gets and changes nothing of the owner by %s',
    async (operationId, attempts) => {
      const before = await things();
      for (const attempt of attempts as (() => Promise<Answer>)[]) {
        const { status, body } = await attempt();
        expect(status).toBe(otherwise[operationId] ?? 404);
        expect(JSON.stringify(body)).not.toContain('Nimali');
      }
      expect(await things()).toEqual(before);
    },
  );

  test('gets the same answer for a foreign thing as for one that there is not', async () => {
    const headers = { 'X-Request-Id': 'one-request' };
    const foreign = await stranger.get(`/p/address/addrInfo/${own.addrId}`, headers);
    const unknown = await stranger.get('/p/address/addrInfo/987654', headers);
    expect(foreign.body).toEqual(unknown.body);
  });
});

describe('a visitor who is not logged in', () => {
  test.each(secured)('is not let in to $operationId', async ({ path, method }) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = method === 'GET' ? undefined : {};
    const refused = await shop.ask(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, { method, body, headers });
    expect([refused.status, refused.body.code]).toEqual([401, 'auth.login_required']);
  });
});
