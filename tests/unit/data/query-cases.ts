import type { QueryKey } from '@tanstack/react-query';
import type { RefundQuestion } from '#openapi/schema.gen.ts';
import { addressQueries } from '#src/data/address/address.queries.ts';
import { bankCardQueries } from '#src/data/bank-card/bank-card.queries.ts';
import { cartRegionQueries } from '#src/data/cart/cart-region.queries.ts';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { catalogBrandQueries } from '#src/data/catalog/catalog-brands.queries.ts';
import { catalogDeliveryQueries } from '#src/data/catalog/catalog-delivery.queries.ts';
import { catalogPriceQueries } from '#src/data/catalog/catalog-prices.queries.ts';
import { catalogTrendingQueries } from '#src/data/catalog/catalog-trending.queries.ts';
import { catalogCompanionQueries } from '#src/data/catalog/catalog-companions.queries.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { checkoutQueries } from '#src/data/checkout/checkout.queries.ts';
import { coinQueries } from '#src/data/coins/coins.queries.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { logisticsQueries } from '#src/data/logistics/logistics.queries.ts';
import { mailQueries } from '#src/data/mail/mail.queries.ts';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { paymentQueries } from '#src/data/payment/payment.queries.ts';
import { refundQueries } from '#src/data/refunds/refunds.queries.ts';
import { regionGuessQueries } from '#src/data/regions/regions-guess.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { myReviewQueries } from '#src/data/reviews/reviews-mine.queries.ts';
import { reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { searchMoreQueries } from '#src/data/search/search-more.queries.ts';
import { searchWordQueries } from '#src/data/search/search-words.queries.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { Shop } from '#src/data/shop.ts';
import { followQueries } from '#src/data/shops/followed-shops.queries.ts';
import { shopReviewQueries } from '#src/data/shops/shop-reviews.queries.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { sessionQueries } from '#src/data/user/session.queries.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { stockWatchQueries } from '#src/data/stock-watches/stock-watches.queries.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { walletQueries } from '#src/data/wallet/wallet.queries.ts';
import type { Listing } from '#src/domain/listing/listing.ts';
import { exampleOf } from '../../contract/bundle.ts';

type Question = { queryKey: QueryKey };

const listing: Listing = { page: 2, sortName: 'price', sort: 'asc' };
const prodId = 100_003;
const shopId = 2001;
const orderNumber = '260504080000000001';
const choice = { addrId: 0, couponUserIds: [9001], coins: 10, useWallet: true };
const question = exampleOf('previewRefund', 'partial', 'asked') as RefundQuestion;

/** Every question of `src/data`, asked as a screen would; after a blank, what is special. */
export const queryCases: Record<string, (shop: Shop) => Question> = {
  'addressQueries.list': (shop) => addressQueries.list(shop),
  'addressQueries.detail': (shop) => addressQueries.detail(shop, 301),
  'bankCardQueries.list': (shop) => bankCardQueries.list(shop),
  'cartQueries.info': (shop) => cartQueries.info(shop),
  'cartQueries.count': (shop) => cartQueries.count(shop),
  'cartQueries.total': (shop) => cartQueries.total(shop, [1, 2]),
  'cartRegionQueries.preview': (shop) => cartRegionQueries.preview(shop, 659_006_000_408),
  'catalogBrandQueries.list': (shop) => catalogBrandQueries.list(shop),
  'catalogBrandQueries.list of a category': (shop) => catalogBrandQueries.list(shop, 10_018),
  'catalogBrandQueries.first': (shop) => catalogBrandQueries.first(shop),
  'catalogBrandQueries.products': (shop) => catalogBrandQueries.products(shop, 3001, listing),
  'catalogDeliveryQueries.estimate': (shop) =>
    catalogDeliveryQueries.estimate(shop, { prodId, skuId: 200_001, count: 2, areaId: 1 }),
  'catalogPriceQueries.history': (shop) => catalogPriceQueries.history(shop, 200_011),
  'catalogQueries.categories': (shop) => catalogQueries.categories(shop, 0, 3),
  'catalogQueries.products': (shop) => catalogQueries.products(shop, 10_018, listing),
  'catalogQueries.product': (shop) => catalogQueries.product(shop, prodId),
  'catalogQueries.skus': (shop) => catalogQueries.skus(shop, prodId),
  'catalogCompanionQueries.of': (shop) => catalogCompanionQueries.of(shop, prodId),
  'catalogQueries.similar': (shop) => catalogQueries.similar(shop, prodId),
  'catalogTrendingQueries.page': (shop) => catalogTrendingQueries.page(shop, 1),
  'catalogTrendingQueries.page of a category': (shop) => catalogTrendingQueries.page(shop, 2, 10_018),
  'chatQueries.conversations': (shop) => chatQueries.conversations(shop),
  'chatQueries.messages': (shop) => chatQueries.messages(shop, 'cv_11'),
  'chatQueries.unread': (shop) => chatQueries.unread(shop),
  'checkoutQueries.preview': (shop) => checkoutQueries.preview(shop, { ...choice, basketIds: [1, 2] }),
  'checkoutQueries.preview of one thing': (shop) =>
    checkoutQueries.preview(shop, { addrId: 301, orderItem: { prodId, skuId: 1, shopId, prodCount: 2 } }),
  'coinQueries.price': (shop) => coinQueries.price(shop),
  'coinQueries.info': (shop) => coinQueries.info(shop),
  'coinQueries.records': (shop) => coinQueries.records(shop),
  'coinQueries.records of a group': (shop) => coinQueries.records(shop, 'EARNED'),
  'contentQueries.config': (shop) => contentQueries.config(shop),
  'contentQueries.help': (shop) => contentQueries.help(shop),
  'contentQueries.agreement': (shop) => contentQueries.agreement(shop, 'privacy'),
  'contentQueries.agreement in Chinese': (shop) => contentQueries.agreement(shop, 'refund', 'zh-CN'),
  'favouriteQueries.list': (shop) => favouriteQueries.list(shop),
  'favouriteQueries.ids': (shop) => favouriteQueries.ids(shop),
  'favouriteQueries.one': (shop) => favouriteQueries.one(shop, prodId),
  'favouriteQueries.count': (shop) => favouriteQueries.count(shop),
  'followQueries.list': (shop) => followQueries.list(shop),
  'followQueries.ids': (shop) => followQueries.ids(shop),
  'footprintQueries.list': (shop) => footprintQueries.list(shop),
  'groupBuyQueries.list': (shop) => groupBuyQueries.list(shop, 'IN_PROGRESS'),
  'groupBuyQueries.detail': (shop) => groupBuyQueries.detail(shop, 8001),
  'groupBuyQueries.joined': (shop) => groupBuyQueries.joined(shop),
  'groupBuyQueries.mine': (shop) => groupBuyQueries.mine(shop),
  'homeQueries.banners': (shop) => homeQueries.banners(shop),
  'homeQueries.window': (shop) => homeQueries.window(shop),
  'homeQueries.tags': (shop) => homeQueries.tags(shop),
  'homeQueries.sections': (shop) => homeQueries.sections(shop),
  'homeQueries.tagProducts': (shop) => homeQueries.tagProducts(shop, 1, 1),
  'homeQueries.more': (shop) => homeQueries.more(shop),
  'invitationQueries.inviter': (shop) => invitationQueries.inviter(shop, 'NIMAL7F3A'),
  'invitationQueries.info': (shop) => invitationQueries.info(shop),
  'invitationQueries.leaderboard': (shop) => invitationQueries.leaderboard(shop, 'MONTH'),
  'invitationQueries.invitees': (shop) => invitationQueries.invitees(shop),
  'logisticsQueries.order': (shop) => logisticsQueries.order(shop, orderNumber),
  'mailQueries.preferences': (shop) => mailQueries.preferences(shop),
  'myReviewQueries.pending': (shop) => myReviewQueries.pending(shop),
  'myReviewQueries.mine': (shop) => myReviewQueries.mine(shop),
  'notificationQueries.orders': (shop) => notificationQueries.orders(shop),
  'notificationQueries.unread': (shop) => notificationQueries.unread(shop),
  'notificationQueries.announcements': (shop) => notificationQueries.announcements(shop),
  'notificationQueries.guest': (shop) => notificationQueries.guest(shop),
  'orderQueries.count': (shop) => orderQueries.count(shop),
  'orderQueries.page': (shop) => orderQueries.page(shop, 'TO_PAY', 1),
  'orderQueries.detail': (shop) => orderQueries.detail(shop, orderNumber),
  'orderQueries.status': (shop) => orderQueries.status(shop, orderNumber),
  'paymentQueries.info': (shop) => paymentQueries.info(shop, [orderNumber, '260504080000000011']),
  'paymentQueries.attempt': (shop) => paymentQueries.attempt(shop, 'pay_8d1f42c6a97b'),
  'refundQueries.page': (shop) => refundQueries.page(shop, 1),
  'refundQueries.page of open returns': (shop) =>
    refundQueries.page(shop, 1, { kind: 'AFTER_SALES', open: true }),
  'refundQueries.detail': (shop) => refundQueries.detail(shop, 'RF2605040005'),
  'refundQueries.preview': (shop) => refundQueries.preview(shop, question),
  'refundQueries.couriers': (shop) => refundQueries.couriers(shop),
  'regionGuessQueries.guess': (shop) => regionGuessQueries.guess(shop),
  'regionQueries.list': (shop) => regionQueries.list(shop),
  'regionQueries.areas': (shop) => regionQueries.areas(shop, 0),
  'reviewQueries.summary': (shop) => reviewQueries.summary(shop, prodId),
  'reviewQueries.list': (shop) => reviewQueries.list(shop, prodId),
  'reviewQueries.list of five stars': (shop) =>
    reviewQueries.list(shop, prodId, { score: 5, withPics: true }),
  'searchMoreQueries.endless': (shop) => searchMoreQueries.endless(shop, 'kettle', listing),
  'searchMoreQueries.glance': (shop) => searchMoreQueries.glance(shop, 'kettle'),
  'searchMoreQueries.shops': (shop) => searchMoreQueries.shops(shop, 'ceylon'),
  'searchQueries.results': (shop) => searchQueries.results(shop, 'kettle', listing),
  'searchQueries.results narrowed': (shop) =>
    searchQueries.results(shop, 'kettle', listing, { brandIds: '3001,3007', minPrice: 100_000 }),
  'searchQueries.newest': (shop) => searchQueries.newest(shop, 1),
  'searchWordQueries.hot': (shop) => searchWordQueries.hot(shop),
  'searchWordQueries.suggestions': (shop) => searchWordQueries.suggestions(shop, 'ke'),
  'shopQueries.detail': (shop) => shopQueries.detail(shop, shopId),
  'shopReviewQueries.list': (shop) => shopReviewQueries.list(shop, shopId),
  'shopQueries.list': (shop) => shopQueries.list(shop, 4),
  'shopQueries.products of a shelf': (shop) =>
    shopQueries.products(shop, shopId, listing, { categoryId: 10_019, key: 'kettle' }),
  'sessionQueries.list': (shop) => sessionQueries.list(shop),
  'shopQueries.products': (shop) => shopQueries.products(shop, shopId, listing),
  'userQueries.info': (shop) => userQueries.info(shop),
  'stockWatchQueries.list': (shop) => stockWatchQueries.list(shop),
  'voucherQueries.list': (shop) => voucherQueries.list(shop, 'MALL'),
  'voucherQueries.unlike': (shop) => voucherQueries.unlike(shop),
  'voucherQueries.ofProduct': (shop) => voucherQueries.ofProduct(shop, { prodId, shopId }),
  'voucherQueries.ofShop': (shop) => voucherQueries.ofShop(shop, shopId),
  'voucherQueries.products': (shop) => voucherQueries.products(shop, 7001, 1),
  'voucherQueries.collected': (shop) => voucherQueries.collected(shop),
  'voucherQueries.mine': (shop) => voucherQueries.mine(shop, { status: 'COLLECTED', scope: 'SHOP' }),
  'voucherQueries.counts': (shop) => voucherQueries.counts(shop),
  'walletQueries.info': (shop) => walletQueries.info(shop),
  'walletQueries.records': (shop) => walletQueries.records(shop),
  'walletQueries.records of a group': (shop) => walletQueries.records(shop, 'REFUNDS'),
};
