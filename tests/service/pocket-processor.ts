import { ProcessorRefusal, type KnownPayment, type PaymentProcessor } from '#service/processors/processor.ts';

/** A card payment as the company that took it knows it: what came in, and what went back. */
type Booked = { taken: number; back: number; currency: KnownPayment['money']['currency'] };

/**
 * A processor in the memory of a test, with books of its own to hold the shop's against. The token says what becomes of a
 * payment: `no…` is refused, everything else is approved. `refusesRefunds` makes it say no to refunds for so many times.
 */
export function pocketProcessor() {
  const books = new Map<string, Booked>();
  const refunds = new Set<string>();
  const state = { refusesRefunds: 0 };
  const never = () => Promise.reject(new Error('nobody asks this of a processor in the memory'));
  const approved = ({ payNo, money }: KnownPayment) => ({
    reference: `pocket_${payNo}`,
    money,
    status: 'approved' as const,
  });
  const processor: PaymentProcessor = {
    name: 'sandbox',
    takes: () => true,
    origins: { scripts: [], connections: [], frames: [], forms: [] },
    isOwnPage: () => true,
    openCustomer: async (key) => `customer_${key}`,
    openCardSession: never,
    async createPayment(asked) {
      if ('token' in asked.source && asked.source.token.startsWith('no')) {
        const { payNo, money } = asked;
        return { reference: `pocket_${payNo}`, money, status: 'refused', failure: 'card.declined' };
      }
      books.set(asked.payNo, { taken: asked.money.amount, back: 0, currency: asked.money.currency });
      return approved(asked);
    },
    async find(known) {
      return books.has(known.payNo) ? approved(known) : undefined;
    },
    confirm: never,
    async cancel(known) {
      return books.has(known.payNo)
        ? approved(known)
        : { reference: `pocket_${known.payNo}`, money: known.money, status: 'cancelled' };
    },
    async refund({ payNo, refundNo, refund }) {
      if (refunds.has(refundNo)) return 'done';
      if (state.refusesRefunds > 0) {
        state.refusesRefunds -= 1;
        throw new ProcessorRefusal('card.declined');
      }
      const booked = books.get(payNo);
      if (!booked || booked.back + refund.amount > booked.taken)
        throw new Error(`more goes back of ${payNo} than came`);
      booked.back += refund.amount;
      refunds.add(refundNo);
      return 'done';
    },
    saveCard: never,
    cardOfSession: async () => undefined,
    deleteCard: async () => {},
    forgetCustomer: async () => {},
    webhook: async () => undefined,
  };
  return { processor, books, state };
}
