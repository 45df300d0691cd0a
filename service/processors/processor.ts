import type { NextAction } from '#service/db/schema/payments.ts';
import type { CardBrand, CardFailure, ProcessorName } from '#service/db/schema/payment-words.ts';
import type { CurrencyCode, Money } from '#service/domain/money.ts';
import type { Language } from '#service/domain/language.ts';

/** What a card looks like to the person who owns it; never its number. */
type CardFacts = {
  brand: CardBrand;
  last4: string;
  expMonth: number;
  expYear: number;
  holderName: string | null;
};

/** A card that the processor keeps for a customer. The fingerprint is the same for the same card. */
export type KeptCard = CardFacts & { reference: string; fingerprint: string };

/** The token of a typed card, or the processor's id of a saved one. */
export type CardSource = { token: string } | { card: string };

/** The processor's state of a payment; with its money, which the caller compares with ours. */
export type ProcessorAnswer = { reference: string; money: Money } & (
  | { status: 'approved'; kept?: KeptCard | undefined }
  | { status: 'challenge'; nextAction: Omit<NextAction, 'expiresAt'> }
  | { status: 'refused'; failure: CardFailure }
  | { status: 'processing' }
  | { status: 'cancelled' }
);

/** Our data of a payment. `payNo` is the idempotency key at the processor. */
export type KnownPayment = {
  payNo: string;
  money: Money;
  /** The processor's id of the payment; null while it is not known. */
  reference: string | null;
  customer: string;
  createdAt: Date;
};

export type PaymentAsked = KnownPayment & {
  source: CardSource;
  /** Keep the card for the customer if the payment succeeds. */
  save: boolean;
  /** Where the challenge leads back to; the processor appends `payNo`. */
  returnUrl: string;
  language: Language;
};

type RefundAsked = KnownPayment & {
  /** The idempotency key of the refund. */
  refundNo: string;
  /** How often the processor has refused this refund; a further try counts as another request. */
  refusals: number;
  /** What goes back, at most what was paid. */
  refund: Money;
};

type OpenedCardSession = {
  sessionToken: string;
  hostedFieldsUrl: string;
  expiresAt: Date;
  provider: 'SANDBOX' | 'STRIPE';
  clientSecret?: string;
  publishableKey?: string;
};

/** Origins of the processor that pages must allow (Content-Security-Policy). */
type ProcessorOrigins = {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
};

/**
 * Interface of a card processor. Every call may be repeated with the same ids and has its effect only once. A promise rejects with
 * `ProcessorRefusal` when the processor refuses; with any other error when it is not known what the processor did.
 */
export type PaymentProcessor = {
  name: ProcessorName;
  takes(currency: CurrencyCode): boolean;
  origins: ProcessorOrigins;
  /** True for an address to which a challenge may send the buyer. */
  isOwnPage(url: string): boolean;
  /** Creates a customer; resolves with the processor's id. */
  openCustomer(customerKey: string, signal: AbortSignal): Promise<string>;
  /** Opens the fields in which a card is typed, for a page of `origin`. */
  openCardSession(
    asked: { customer: string; origin: string },
    signal: AbortSignal,
  ): Promise<OpenedCardSession>;
  createPayment(asked: PaymentAsked, signal: AbortSignal): Promise<ProcessorAnswer>;
  /** The present state of a payment; undefined when the processor does not know it. */
  find(known: KnownPayment, signal: AbortSignal): Promise<ProcessorAnswer | undefined>;
  /** Continues a payment after the challenge. */
  confirm(
    known: KnownPayment,
    challengeResult: string | undefined,
    signal: AbortSignal,
  ): Promise<ProcessorAnswer>;
  /** Cancels a payment; resolves with its state, which is another one when it was too late to cancel. */
  cancel(known: KnownPayment, signal: AbortSignal): Promise<ProcessorAnswer>;
  /** Refunds money; `pending` when the result is not known yet: call again later. */
  refund(asked: RefundAsked, signal: AbortSignal): Promise<'done' | 'pending'>;
  /** Saves a typed card; `intent` is the idempotency key. */
  saveCard(
    asked: { customer: string; token: string; intent: string },
    signal: AbortSignal,
  ): Promise<KeptCard>;
  /** The id of the card that the fields of a session have saved by themselves; undefined when there is none. */
  cardOfSession(sessionToken: string, signal: AbortSignal): Promise<string | undefined>;
  /** Deletes a saved card; does nothing for an unknown one. */
  deleteCard(reference: string, signal: AbortSignal): Promise<void>;
  forgetCustomer(reference: string, signal: AbortSignal): Promise<void>;
  /**
   * Reads a call of the processor; undefined when it is not about a payment or a failed refund.
   * @throws BadWebhook when the call is not signed by the processor or too old
   */
  webhook(call: { body: string; headers: Headers; now: Date }): Promise<WebhookNews | undefined>;
};

/** The present state of a payment, or the number of a refund of which every try has failed. */
export type WebhookNews = { payNo: string; answer: ProcessorAnswer } | { failedRefund: string };

/** Thrown when the processor refuses; a repeat is refused, too. */
export class ProcessorRefusal extends Error {
  override readonly name = 'ProcessorRefusal';
  constructor(readonly failure: CardFailure) {
    super(`the processor refuses: ${failure}`);
  }
}

/** Thrown for a webhook call that is not signed by the processor or too old. */
export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}

/** Seconds by which a webhook call may be older or newer than now; others are refused, because they may be replayed. */
export const webhookSeconds = 300;
