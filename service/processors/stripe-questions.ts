import { Stripe } from 'stripe';
import { secondsAfter } from '#service/domain/clock.ts';
import { type KnownPayment, type ProcessorAnswer, ProcessorRefusal } from './processor.ts';
import { answerOf, failureOf } from './stripe-answers.ts';

export type StripeAccess = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of Stripe's API, for tests; undefined for the real one. */
  apiUrl: string | undefined;
};

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Asks Stripe to include the payment method in a payment. */
export const expand = ['payment_method'];

const placeOf = (apiUrl: string | undefined) => {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
};

/** Stripe's client, and requests that several operations share. */
export function stripeQuestions({ secretKey, apiUrl }: StripeAccess) {
  // Callers have time-outs of their own, and repeats use the same idempotency key. The time-out here is short enough that a request
  // and its repeat have ended before the attempt counts as never arrived (`ownSeconds`).
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiUrl),
    maxNetworkRetries: 1,
    timeout: 12_000,
    telemetry: false,
  });

  /**
   * The payment method of a typed card. `isKept` is true when the browser has saved it for the customer by the session's SetupIntent.
   * Refuses one of another customer (`card.token_invalid`).
   */
  async function typed(
    token: string,
    customer: string,
  ): Promise<{ method: Stripe.PaymentMethod; isKept: boolean }> {
    const method = await stripe.paymentMethods.retrieve(token);
    const owner = typeof method.customer === 'string' ? method.customer : (method.customer?.id ?? null);
    if (owner !== null && owner !== customer) throw new ProcessorRefusal('card.token_invalid');
    return { method, isKept: owner !== null };
  }

  /** The state of a payment. Detaches a card that was saved only for this payment, and a typed one whose payment has failed. */
  async function tidied(intent: Stripe.PaymentIntent): Promise<ProcessorAnswer> {
    const answer = answerOf(intent);
    const isVain = answer.status === 'refused' || answer.status === 'cancelled';
    const isOver = isVain || answer.status === 'approved';
    const { once, typed: kept } = intent.metadata;
    const method = intent.payment_method;
    const mustGo = (isOver && once === 'yes') || (isVain && kept === 'yes');
    if (mustGo && method !== null && typeof method !== 'string')
      await stripe.paymentMethods.detach(method.id).catch(() => undefined);
    return answer;
  }

  async function intentOf({
    payNo,
    reference,
    customer,
    createdAt,
  }: KnownPayment): Promise<Stripe.PaymentIntent | undefined> {
    if (reference !== null) return stripe.paymentIntents.retrieve(reference, { expand });
    const created = { gte: Math.floor(secondsAfter(createdAt, -3_600).getTime() / 1000) };
    const asked = { customer, created, limit: 100, expand: ['data.payment_method'] };
    for await (const intent of stripe.paymentIntents.list(asked))
      if (intent.metadata.payNo === payNo) return intent;
    return undefined;
  }

  const known = async (payment: KnownPayment) => {
    const intent = await intentOf(payment);
    if (!intent) throw new ProcessorRefusal('card.processor_error');
    return intent;
  };

  /** Converts an error of Stripe to the state of the payment, or throws a `ProcessorRefusal`; rethrows any other error. */
  async function refusalOf(fault: unknown, payment: KnownPayment): Promise<ProcessorAnswer> {
    // The payment was created before with other data of its card: then its present state is the answer.
    if (fault instanceof StripeIdempotencyError) {
      const intent = await intentOf(payment);
      if (intent) return tidied(intent);
    }
    if (fault instanceof StripeCardError) {
      const intent = fault.payment_intent;
      if (intent) return tidied(await stripe.paymentIntents.retrieve(intent.id, { expand }));
      throw new ProcessorRefusal(failureOf(fault));
    }
    if (fault instanceof StripeInvalidRequestError)
      throw new ProcessorRefusal(
        fault.code === 'resource_missing' || fault.param === 'payment_method'
          ? 'card.token_invalid'
          : 'card.processor_error',
      );
    throw fault;
  }

  const unlessGone = (fault: unknown): undefined => {
    if (!(fault instanceof StripeInvalidRequestError)) throw fault;
  };

  return { stripe, typed, tidied, intentOf, known, refusalOf, unlessGone };
}
