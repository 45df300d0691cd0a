import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type {
  AddressInput,
  AddressUpdate,
  CartChange,
  ConversationRequest,
  MailWish,
  MailWishByLink,
  MessageSend,
  PayRequest,
  PasswordReset,
  RefundApply,
  ReturnExpress,
  ReviewCreate,
  SubmitRequest,
  UserInfoUpdate,
} from '#openapi/schema.gen.ts';
import { addressMutations } from '#src/data/address/address.mutations.ts';
import { authAccountMutations } from '#src/data/auth/auth-accounts.mutations.ts';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { bankCardMutations } from '#src/data/bank-card/bank-card.mutations.ts';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { cartRemovalMutations } from '#src/data/cart/cart-removal.mutations.ts';
import { chatMutations } from '#src/data/chat/chat.mutations.ts';
import { checkoutMutations } from '#src/data/checkout/checkout.mutations.ts';
import { favouriteMutations } from '#src/data/favourites/favourites.mutations.ts';
import { footprintMutations } from '#src/data/footprint/footprint.mutations.ts';
import { mailMutations } from '#src/data/mail/mail.mutations.ts';
import { notificationMutations } from '#src/data/notices/notices.mutations.ts';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { paymentMutations } from '#src/data/payment/payment.mutations.ts';
import { refundMutations } from '#src/data/refunds/refunds.mutations.ts';
import { stockWatchMutations } from '#src/data/stock-watches/stock-watches.mutations.ts';
import { reviewMutations } from '#src/data/reviews/reviews.mutations.ts';
import type { Shop } from '#src/data/shop.ts';
import { followMutations } from '#src/data/shops/followed-shops.mutations.ts';
import { uploadMutations } from '#src/data/upload/upload.mutations.ts';
import { sessionMutations } from '#src/data/user/session.mutations.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { voucherMutations } from '#src/data/vouchers/vouchers.mutations.ts';
import { exampleOf } from '../../contract/bundle.ts';

/** Does it, as a component would. */
export const done = <T, V, R>(
  client: QueryClient,
  options: MutationOptions<T, Error, V, R>,
  variables: NoInfer<V>,
): Promise<T> => new MutationObserver(client, options).mutate(variables);

/** The key of every intent below. */
export const key = '7d5bb6b1-2f0c-4b0e-9a55-3c1c1f6f9f10';

const example = <T>(operationId: string, name: string) => exampleOf(operationId, name, 'asked') as T;
const mobile = '0094771234567';
const orderNumber = '260504080000000001';
const payNo = 'pay_8d1f42c6a97b';
const password = 'Kettle-2026';
const account = { code: '123456', invite: '', loginPassword: password, nickName: 'Nimal' };

type Case = (shop: Shop, client: QueryClient) => Promise<unknown>;

/** Every change of `src/data`, made as a screen would; after a blank, what is special. */
export const mutationCases: Record<string, Case> = {
  'addressMutations.save': (shop, client) =>
    done(client, addressMutations.save(shop, client), { ...example<AddressInput>('addAddress', 'ok'), key }),
  'addressMutations.save of an old one': (shop, client) =>
    done(client, addressMutations.save(shop, client), example<AddressUpdate>('updateAddress', 'ok')),
  'addressMutations.setDefault': (shop, client) =>
    done(client, addressMutations.setDefault(shop, client), 301),
  'addressMutations.remove': (shop, client) => done(client, addressMutations.remove(shop, client), 301),
  'authAccountMutations.register': (shop, client) =>
    done(client, authAccountMutations.register(shop), { ...account, userMobile: mobile, key }),
  'authAccountMutations.resetPassword': (shop, client) =>
    done(client, authAccountMutations.resetPassword(shop), example<PasswordReset>('resetPassword', 'mail')),
  'authMutations.sendCode': (shop, client) =>
    done(client, authMutations.sendCode(shop), { kind: 'mobile', mobile }),
  'authMutations.sendCode by email': (shop, client) =>
    done(client, authMutations.sendCode(shop, 'reset'), {
      kind: 'email',
      mail: 'nimal@example.com',
      captchaToken: 'solved',
    }),
  'authMutations.loginWithCode': (shop, client) =>
    done(client, authMutations.loginWithCode(shop), { to: { kind: 'mobile', mobile }, code: '123456' }),
  'authMutations.loginWithPassword': (shop, client) =>
    done(client, authMutations.loginWithPassword(shop), { userMobile: mobile, loginPassword: password }),
  'authMutations.loginWithIdentityProvider': (shop, client) =>
    done(client, authMutations.loginWithIdentityProvider(shop), { accessToken: 'from-the-app' }),
  'authMutations.loginWithGoogle': (shop, client) =>
    done(client, authMutations.loginWithGoogle(shop), {
      idToken: 'from-google',
      nonce: 'a-nonce-of-the-page',
    }),
  'authMutations.loginWithFacebook': (shop, client) =>
    done(client, authMutations.loginWithFacebook(shop), {
      idToken: 'from-facebook',
      nonce: 'a-nonce-of-the-page',
    }),
  'authMutations.logout': (shop, client) => done(client, authMutations.logout(shop), undefined),
  'bankCardMutations.openSession': (shop, client) =>
    done(client, bankCardMutations.openSession(shop), undefined),
  'bankCardMutations.save': (shop, client) =>
    done(client, bankCardMutations.save(shop, client), { cardToken: 'tok_1', isDefault: true, key }),
  'bankCardMutations.setDefault': (shop, client) =>
    done(client, bankCardMutations.setDefault(shop, client), 'card_9f2b61c07e'),
  'bankCardMutations.remove': (shop, client) =>
    done(client, bankCardMutations.remove(shop, client), 'card_9f2b61c07e'),
  'cartMutations.change': (shop, client) =>
    done(client, cartMutations.change(shop, client), {
      ...example<CartChange>('changeCartItem', 'added'),
      key,
    }),
  'cartRemovalMutations.remove': (shop, client) =>
    done(client, cartRemovalMutations.remove(shop, client), [1, 2]),
  'cartRemovalMutations.clear': (shop, client) =>
    done(client, cartRemovalMutations.clear(shop, client), undefined),
  'chatMutations.open': (shop, client) =>
    done(client, chatMutations.open(shop, client), example<ConversationRequest>('openConversation', 'ok')),
  'chatMutations.send': (shop, client) =>
    done(client, chatMutations.send(shop, client), example<MessageSend>('sendMessage', 'text')),
  'chatMutations.read': (shop, client) =>
    done(client, chatMutations.read(shop, client), {
      conversationId: 'cv_11',
      ...example<{ lastReadMessageId: string }>('readConversation', 'ok'),
    }),
  'checkoutMutations.submit': (shop, client) =>
    done(client, checkoutMutations.submit(shop, client), {
      ...example<SubmitRequest>('submitOrder', 'codCash'),
      key,
    }),
  'favouriteMutations.set': (shop, client) =>
    done(client, favouriteMutations.set(shop, client), { prodId: 100_003, collected: true }),
  'favouriteMutations.remove': (shop, client) =>
    done(client, favouriteMutations.remove(shop, client), [100_003]),
  'favouriteMutations.putBack': (shop, client) =>
    done(client, favouriteMutations.putBack(shop, client), [100_003]),
  'mailMutations.set': (shop, client) =>
    done(client, mailMutations.set(shop, client), example<MailWish>('setMailPreference', 'ok')),
  'mailMutations.setByLink': (shop, client) =>
    done(client, mailMutations.setByLink(shop), example<MailWishByLink>('setMailPreferenceByLink', 'ok')),
  'stockWatchMutations.set': (shop, client) =>
    done(client, stockWatchMutations.set(shop, client), { skuId: 10_000_303, wanted: true }),
  'followMutations.set': (shop, client) =>
    done(client, followMutations.set(shop, client), { shopId: 2003, followed: true }),
  'footprintMutations.recordAll': (shop, client) =>
    done(client, footprintMutations.recordAll(shop, client), [
      { prodId: 100_003, browseTime: '2026-05-04T07:58:00Z' },
    ]),
  'footprintMutations.record': (shop, client) =>
    done(client, footprintMutations.record(shop, client), 100_003),
  'footprintMutations.remove': (shop, client) =>
    done(client, footprintMutations.remove(shop, client), [1, 2]),
  'footprintMutations.clear': (shop, client) =>
    done(client, footprintMutations.clear(shop, client), undefined),
  'notificationMutations.readOrders': (shop, client) =>
    done(client, notificationMutations.readOrders(shop, client), { noticeIds: [1] }),
  'notificationMutations.readOrders, all': (shop, client) =>
    done(client, notificationMutations.readOrders(shop, client), { all: true }),
  'notificationMutations.readAnnouncements': (shop, client) =>
    done(client, notificationMutations.readAnnouncements(shop, client), undefined),
  'orderMutations.cancel': (shop, client) =>
    done(client, orderMutations.cancel(shop, client), { orderNumber, reason: 'CHANGED_MIND' }),
  'orderMutations.confirmReceipt': (shop, client) =>
    done(client, orderMutations.confirmReceipt(shop, client), orderNumber),
  'orderMutations.remove': (shop, client) => done(client, orderMutations.remove(shop, client), orderNumber),
  'orderMutations.restore': (shop, client) => done(client, orderMutations.restore(shop, client), orderNumber),
  'orderMutations.buyAgain': (shop, client) =>
    done(client, orderMutations.buyAgain(shop, client), { orderNumber, key }),
  'paymentMutations.pay': (shop, client) =>
    done(client, paymentMutations.pay(shop, client), {
      ...example<PayRequest>('payOrder', 'succeeded'),
      key,
    }),
  'paymentMutations.confirm': (shop, client) =>
    done(client, paymentMutations.confirm(shop, client), { payNo, challengeResult: 'passed', key }),
  'paymentMutations.cancel': (shop, client) =>
    done(client, paymentMutations.cancel(shop, client), { payNo, key }),
  'refundMutations.apply': (shop, client) =>
    done(client, refundMutations.apply(shop, client), {
      ...example<RefundApply>('applyRefund', 'returnRefund'),
      key,
    }),
  'refundMutations.cancel': (shop, client) =>
    done(client, refundMutations.cancel(shop, client), 'RF2605040005'),
  'refundMutations.sendExpress': (shop, client) =>
    done(client, refundMutations.sendExpress(shop, client), {
      ...example<ReturnExpress>('sendReturnExpress', 'ok'),
      key,
    }),
  'reviewMutations.create': (shop, client) =>
    done(client, reviewMutations.create(shop, client), {
      ...example<ReviewCreate>('createReview', 'ok'),
      key,
    }),
  'uploadMutations.tickets': (shop, client) =>
    done(client, uploadMutations.tickets(shop), { purpose: 'refund', contentType: 'image/webp', count: 2 }),
  'sessionMutations.end': (shop, client) =>
    done(client, sessionMutations.end(shop, client), 'Zq3vN8sL2kTx5bYw'),
  'sessionMutations.endOthers': (shop, client) =>
    done(client, sessionMutations.endOthers(shop, client), undefined),
  'userMutations.update': (shop, client) =>
    done(client, userMutations.update(shop, client), example<UserInfoUpdate>('setUserInfo', 'ok')),
  'userMutations.download': (shop, client) => done(client, userMutations.download(shop), undefined),
  'userMutations.askDeletion': (shop, client) =>
    done(client, userMutations.askDeletion(shop, client), { proof: 'CODE', secret: '482913' }),
  'userMutations.cancelDeletion': (shop, client) =>
    done(client, userMutations.cancelDeletion(shop, client), undefined),
  'userMutations.changeContact': (shop, client) =>
    done(client, userMutations.changeContact(shop, client), {
      mobile: '0094772345678',
      code: '482913',
      proof: { kind: 'PASSWORD', secret: password },
    }),
  'userMutations.changePassword': (shop, client) =>
    done(client, userMutations.changePassword(shop, client), { oldPassword: 'Teapot-2025', password }),
  'voucherMutations.collect': (shop, client) =>
    done(client, voucherMutations.collect(shop, client), { couponId: 7001, key }),
  'voucherMutations.redeem': (shop, client) =>
    done(client, voucherMutations.redeem(shop, client), { code: 'WELCOME', key }),
};
