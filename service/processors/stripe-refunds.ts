import type { Stripe } from 'stripe';
import type { WebhookNews } from './processor.ts';

/** True for a refund whose money has not arrived and never will. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Refunds at Stripe: each try of one of our refunds is a refund of its own there. */
export function stripeRefunds(stripe: Stripe) {
  /** Stripe's refunds for one of ours (`own`), and the failed ones among them. */
  async function triesOf(paymentIntent: string, refundNo: string) {
    const given = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const own = given.data.filter(({ metadata }) => metadata?.refundNo === refundNo);
    return { own, failed: own.filter(hasFailed) };
  }

  return {
    triesOf,

    /** Our refund as failed, when all its tries have failed by now; else undefined. A bank may return money days after a success. */
    async failedRefund({ metadata, payment_intent: of }: Stripe.Refund): Promise<WebhookNews | undefined> {
      const refundNo = metadata?.refundNo;
      const paymentIntent = typeof of === 'object' ? of?.id : of;
      if (!refundNo || !paymentIntent) return undefined;
      const { own, failed } = await triesOf(paymentIntent, refundNo);
      return own.length > 0 && own.length === failed.length ? { failedRefund: refundNo } : undefined;
    },
  };
}
