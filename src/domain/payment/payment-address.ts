/** What `/paymentMethod` is about once orders are there: which ones, and the try to pay that is under way (Z6). */
export type PaymentAddress = {
  orderNumbers: string[];
  payNo?: string | undefined;
  /** The buyer comes back from the page of a bank: the processor is to be asked how it went. */
  back: boolean;
};

const ordersMax = 20;

/** Reads it from a query string; no orders when the address is about a checkout. */
export function readPayment(search: URLSearchParams): PaymentAddress {
  const named = (search.get('orders') ?? '').split(',').filter((number) => /^\d{6,24}$/.test(number));
  const payNo = search.get('payNo') ?? '';
  return {
    orderNumbers: [...new Set(named)].slice(0, ordersMax),
    payNo: /^[0-9A-Za-z_-]{1,40}$/.test(payNo) ? payNo : undefined,
    back: search.has('back'),
  };
}

/** Writes it as a query string. */
export function paymentSearch({ orderNumbers, payNo, back }: PaymentAddress): string {
  const search = [`orders=${orderNumbers.join(',')}`, back && 'back=1', payNo && `payNo=${payNo}`];
  return `?${search.filter(Boolean).join('&')}`;
}
