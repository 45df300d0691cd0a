import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MyVoucherStatus, VoucherScope } from '#openapi/schema.gen.ts';
import { listingPageSize } from '#src/domain/limits.ts';
import { unlikeVouchers } from '#src/domain/voucher/unlike-vouchers.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const vouchersPageSize = 20;

/** Which of the reader's vouchers are listed; all when left out. */
export type MyVoucherFilter = { status?: MyVoucherStatus; scope?: VoucherScope };

/** All of them with the region: a voucher is good in one. */
export const voucherKeys = {
  all: ['vouchers'] as const,
  list: (regionId: number, scope?: VoucherScope) => ['vouchers', regionId, 'list', scope] as const,
  unlike: (regionId: number) => ['vouchers', regionId, 'unlike'] as const,
  ofProduct: (regionId: number, prodId: number) => ['vouchers', regionId, 'product', prodId] as const,
  ofShop: (regionId: number, shopId: number) => ['vouchers', regionId, 'shop', shopId] as const,
  products: (regionId: number, couponId: number, current: number) =>
    ['vouchers', regionId, 'products', couponId, current] as const,
  ofReader: (regionId: number) => ['vouchers', regionId, 'mine'] as const,
  collected: (regionId: number) => ['vouchers', regionId, 'mine', 'ids'] as const,
  mine: (regionId: number, filter: MyVoucherFilter = {}) =>
    ['vouchers', regionId, 'mine', 'list', filter] as const,
  counts: (regionId: number) => ['vouchers', regionId, 'mine', 'counts'] as const,
};

/** A voucher is applied by its `couponUserId` in the checkout, not by a call of its own. */
export const voucherQueries = {
  /** Vouchers that can be collected, of one scope or all (S1.30, S3.18). */
  list: ({ api, regionId }: Shop, scope?: VoucherScope) =>
    infiniteQueryOptions({
      queryKey: voucherKeys.list(regionId, scope),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { regionId, scope, current: pageParam, size: vouchersPageSize };
        return unwrap(await api.GET('/coupon/page', { params: { query }, signal }));
      },
    }),
  /** Three of the newest that can be collected, as unlike each other as there are; only these are kept, home has no other. */
  unlike: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: voucherKeys.unlike(regionId),
      queryFn: async ({ signal }) => {
        const query = { regionId, current: 1, size: vouchersPageSize };
        const { records } = unwrap(await api.GET('/coupon/page', { params: { query }, signal }));
        return unlikeVouchers(records);
      },
    }),
  /** Those that a product's page offers (S2.68). */
  ofProduct: ({ api, regionId }: Shop, { prodId, shopId }: { prodId: number; shopId: number }) =>
    queryOptions({
      queryKey: voucherKeys.ofProduct(regionId, prodId),
      queryFn: async ({ signal }) => {
        const query = { prodId, shopId, regionId };
        return unwrap(await api.GET('/coupon/listByProdId', { params: { query }, signal }));
      },
    }),
  /** Those that a shop's page offers. */
  ofShop: ({ api, regionId }: Shop, shopId: number) =>
    queryOptions({
      queryKey: voucherKeys.ofShop(regionId, shopId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/coupon/listByShopId', { params: { query: { shopId, regionId } }, signal })),
    }),
  /** One page of the products that a voucher can be used for. */
  products: ({ api, regionId }: Shop, couponId: number, current: number) =>
    queryOptions({
      queryKey: voucherKeys.products(regionId, couponId, current),
      queryFn: async ({ signal }) => {
        const query = { couponId, regionId, current, size: listingPageSize };
        return unwrap(await api.GET('/coupon/prodListByCouponId', { params: { query }, signal }));
      },
    }),
  /** The couponIds that the reader cannot collect again (D6). */
  collected: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: voucherKeys.collected(regionId),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/myCoupon/listCouponIds', { signal })),
    }),
  /** The reader's vouchers (S2.16). */
  mine: ({ api, regionId }: Shop, filter?: MyVoucherFilter) =>
    infiniteQueryOptions({
      queryKey: voucherKeys.mine(regionId, filter),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { ...filter, current: pageParam, size: vouchersPageSize };
        return unwrap(await api.GET('/p/myCoupon/getCouponList', { params: { query }, signal }));
      },
    }),
  /** How many of them stand in each state. */
  counts: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: voucherKeys.counts(regionId),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/myCoupon/getMyCouponsStatusCount', { signal })),
    }),
};
