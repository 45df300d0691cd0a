import type { Stripe } from 'stripe';
import type { WebhookNews } from './processor.ts';

/** True of a refund whose money has not arrived and will not. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Refunds as Stripe keeps them: each try of one of ours is a refund of its own there. */
export function stripeRefunds(stripe: Stripe) {
  /** The tries of one refund, and those of them that have failed. */
  async function triesOf(paymentIntent: string, refundNo: string) {
    const given = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const own = given.data.filter(({ metadata }) => metadata?.refundNo === refundNo);
    return { own, failed: own.filter(hasFailed) };
  }

  return {
    triesOf,

    /** A bank may send money back days after the refund has succeeded. What counts is what every try of it is by now. */
    async failedRefund({ metadata, payment_intent: of }: Stripe.Refund): Promise<WebhookNews | undefined> {
      const refundNo = metadata?.refundNo;
      const paymentIntent = typeof of === 'object' ? of?.id : of;
      if (!refundNo || !paymentIntent) return undefined;
      const { own, failed } = await triesOf(paymentIntent, refundNo);
      return own.length > 0 && own.length === failed.length ? { failedRefund: refundNo } : undefined;
    },
  };
}
