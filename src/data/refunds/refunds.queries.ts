import { queryOptions } from '@tanstack/react-query';
import type { RefundKind, RefundQuestion } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const refundsPageSize = 10;
const hourMs = 3_600_000;

/** Which refunds are listed; all when left out. `open`: those that have not ended. */
export type RefundFilter = { kind?: RefundKind; open?: boolean };

/** Without the region: a refund keeps the currency of its order. Couriers are those of the region. */
export const refundKeys = {
  all: ['refunds'] as const,
  pages: () => ['refunds', 'page'] as const,
  page: (current: number, filter: RefundFilter = {}) => ['refunds', 'page', current, filter] as const,
  details: () => ['refunds', 'detail'] as const,
  detail: (refundSn: string) => ['refunds', 'detail', refundSn] as const,
  preview: (question: RefundQuestion) => ['refunds', 'preview', question] as const,
  couriers: (regionId: number) => ['refunds', regionId, 'couriers'] as const,
};

export const refundQueries = {
  /** One page of returns and cancelled orders, the latest first (S2.26). */
  page: ({ api }: Shop, current: number, filter?: RefundFilter) =>
    queryOptions({
      queryKey: refundKeys.page(current, filter),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const query = { ...filter, current, size: refundsPageSize };
        return unwrap(await api.GET('/p/orderRefund/list', { params: { query }, signal }));
      },
    }),
  /** One refund, whole. */
  detail: ({ api }: Shop, refundSn: string) =>
    queryOptions({
      queryKey: refundKeys.detail(refundSn),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/orderRefund/info', { params: { query: { refundSn } }, signal })),
    }),
  /** What would go back for these pieces, by the service (D9). */
  preview: ({ api }: Shop, question: RefundQuestion) =>
    queryOptions({
      queryKey: refundKeys.preview(question),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.POST('/p/orderRefund/preview', { body: question, signal })),
    }),
  /** With whom goods may be sent back. */
  couriers: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: refundKeys.couriers(regionId),
      staleTime: hourMs,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/delivery/list', { params: { query: { regionId } }, signal })),
    }),
};
