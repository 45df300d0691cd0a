import type { Stripe } from 'stripe';
import type { CardBrand, CardFailure } from '#service/db/schema/payment-words.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import type { KeptCard, ProcessorAnswer } from './processor.ts';

/** Converts Stripe's answers to ours. */

const brands: Record<string, CardBrand> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
  unionpay: 'UNIONPAY',
};

/** Stripe's codes of refusals after which the shopper can do something; all others are `card.declined`. */
const failures: Record<string, CardFailure> = {
  insufficient_funds: 'card.insufficient_funds',
  expired_card: 'card.expired',
  authentication_required: 'card.authentication_failed',
  payment_intent_authentication_failure: 'card.authentication_failed',
  setup_intent_authentication_failure: 'card.authentication_failed',
  processing_error: 'card.processor_error',
  resource_missing: 'card.token_invalid',
};

export const failureOf = (
  fault: { code?: string | undefined; decline_code?: string | undefined } | null,
): CardFailure =>
  failures[fault?.decline_code ?? ''] ?? failures[fault?.code ?? ''] ?? ('card.declined' as const);

/** A saved card at Stripe. */
export function keptCard({ id, card, billing_details: { name } }: Stripe.PaymentMethod): KeptCard {
  return {
    reference: id,
    fingerprint: card?.fingerprint ?? id,
    brand: brands[card?.brand ?? ''] ?? 'OTHER',
    last4: card?.last4 ?? '0000',
    expMonth: card?.exp_month ?? 1,
    expYear: card?.exp_year ?? 2000,
    holderName: name?.slice(0, 60) ?? null,
  };
}

/** The state of a payment at Stripe. `kept` is only set when the payment method was expanded (`expand`). */
export function answerOf(intent: Stripe.PaymentIntent): ProcessorAnswer {
  const of = {
    reference: intent.id,
    money: { amount: intent.amount, currency: intent.currency.toUpperCase() as CurrencyCode },
  };
  const method = intent.payment_method;
  const isKept = intent.metadata.save === 'yes' && method !== null && typeof method !== 'string';
  switch (intent.status) {
    case 'succeeded':
      return { ...of, status: 'approved', kept: isKept ? keptCard(method) : undefined };
    case 'canceled':
      return { ...of, status: 'cancelled' };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      if (!url) return { ...of, status: 'processing' };
      return { ...of, status: 'challenge', nextAction: { type: 'REDIRECT', url, method: 'GET', fields: {} } };
    }
    case 'requires_payment_method':
      return { ...of, status: 'refused', failure: failureOf(intent.last_payment_error) };
    default:
      return { ...of, status: 'processing' };
  }
}
