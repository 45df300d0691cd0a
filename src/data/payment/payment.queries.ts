import { queryOptions } from '@tanstack/react-query';
import type { PayInfo, Payment } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Waits (ms) before a payment is asked for again: 1, 2, 4, then 8 s, a minute in all. */
const waits = [1, 2, 4, 8, 8, 8, 8, 8, 8, 5].map((seconds) => seconds * 1000);

/** How often (ms) orders are looked at whose time to pay is over, until the service has closed them. */
const closingMs = 3000;

/** Without the region: a payment keeps the currency of its orders. */
export const paymentKeys = {
  infos: () => ['payment', 'info'] as const,
  info: (orderNumbers: readonly string[]) => ['payment', 'info', orderNumbers] as const,
  attempts: () => ['payment', 'attempt'] as const,
  attempt: (payNo: string) => ['payment', 'attempt', payNo] as const,
};

export const paymentQueries = {
  /** What is needed to pay for orders that are there already; past the time to pay it is asked for until they are closed. */
  info: ({ api }: Shop, orderNumbers: readonly string[]) =>
    queryOptions({
      queryKey: paymentKeys.info(orderNumbers),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const query = { orderNumbers: orderNumbers.join(',') };
        return unwrap(await api.GET('/p/order/getOrderPayInfoByOrderNumber', { params: { query }, signal }));
      },
      refetchInterval: ({ state: { data } }) => (data && isOverdue(data) ? closingMs : false),
    }),
  /** One try to pay; while the processor works on it, it is asked for again. */
  attempt: ({ api }: Shop, payNo: string) =>
    queryOptions({
      queryKey: paymentKeys.attempt(payNo),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/payment/{payNo}', { params: { path: { payNo } }, signal })),
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        data && isWorking(data) ? (waits[dataUpdateCount + errorUpdateCount - 1] ?? false) : false,
    }),
};

const isOverdue = ({ status, payDeadline, serverTime }: PayInfo) =>
  status === 'TO_PAY' && payDeadline !== null && Date.parse(serverTime) >= Date.parse(payDeadline);

const isWorking = ({ status }: Payment) => status === 'CREATED' || status === 'PROCESSING';
