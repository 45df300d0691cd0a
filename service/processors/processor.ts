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

/** A card that was just typed, or one that the processor keeps. */
export type CardSource = { token: string } | { card: string };

/** What the processor says of a payment; the money is said with it, so that it can be held against ours. */
export type ProcessorAnswer = { reference: string; money: Money } & (
  | { status: 'approved'; kept?: KeptCard | undefined }
  | { status: 'challenge'; nextAction: Omit<NextAction, 'expiresAt'> }
  | { status: 'refused'; failure: CardFailure }
  | { status: 'processing' }
  | { status: 'cancelled' }
);

/** A payment as we know it. `payNo` is the idempotency key of everything that is asked about it. */
export type KnownPayment = {
  payNo: string;
  money: Money;
  /** The processor's own name of it, where it has told one. */
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
  /** How often the processor has refused it: then it is another question. */
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

/** Where pages have to be let to for this processor (Content-Security-Policy). */
type ProcessorOrigins = {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
};

/**
 * Who takes the money of cards. Every question may be asked again with the same names and has the same effect once. A
 * promise rejects with `ProcessorRefusal` where the processor says no, and with anything else where nobody knows what it did.
 */
export type PaymentProcessor = {
  name: ProcessorName;
  takes(currency: CurrencyCode): boolean;
  origins: ProcessorOrigins;
  /** True for an address to which a challenge may send the buyer. */
  isOwnPage(url: string): boolean;
  /** Makes a customer known; answers the processor's name of it. */
  openCustomer(customerKey: string, signal: AbortSignal): Promise<string>;
  /** Opens the fields in which a card is typed, for a page of `origin`. */
  openCardSession(
    asked: { customer: string; origin: string },
    signal: AbortSignal,
  ): Promise<OpenedCardSession>;
  createPayment(asked: PaymentAsked, signal: AbortSignal): Promise<ProcessorAnswer>;
  /** What has become of a payment; undefined for one that it has never heard of. */
  find(known: KnownPayment, signal: AbortSignal): Promise<ProcessorAnswer | undefined>;
  /** Goes on after the challenge. */
  confirm(
    known: KnownPayment,
    challengeResult: string | undefined,
    signal: AbortSignal,
  ): Promise<ProcessorAnswer>;
  /** Gives a payment up; the answer says what it is now, for it may have been too late. */
  cancel(known: KnownPayment, signal: AbortSignal): Promise<ProcessorAnswer>;
  /** Gives money back. `pending` is asked again later. */
  refund(asked: RefundAsked, signal: AbortSignal): Promise<'done' | 'pending'>;
  /** Keeps a card that was typed; `intent` is the idempotency key. */
  saveCard(
    asked: { customer: string; token: string; intent: string },
    signal: AbortSignal,
  ): Promise<KeptCard>;
  /** The card that the fields of a session have kept by themselves, or undefined where they kept none. */
  cardOfSession(sessionToken: string, signal: AbortSignal): Promise<string | undefined>;
  /** Forgets a card; one that it does not know is forgotten already. */
  deleteCard(reference: string, signal: AbortSignal): Promise<void>;
  forgetCustomer(reference: string, signal: AbortSignal): Promise<void>;
  /**
   * Reads what the processor calls about; undefined for a call that is about no payment and no failed refund.
   * @throws BadWebhook where it is not the processor's, or too old
   */
  webhook(call: { body: string; headers: Headers; now: Date }): Promise<WebhookNews | undefined>;
};

/** What a payment is by now, or a refund whose money did not arrive, not even by another try. */
export type WebhookNews = { payNo: string; answer: ProcessorAnswer } | { failedRefund: string };

/** The processor has said no; asked again it says no again. */
export class ProcessorRefusal extends Error {
  override readonly name = 'ProcessorRefusal';
  constructor(readonly failure: CardFailure) {
    super(`the processor refuses: ${failure}`);
  }
}

/** A call that says it comes from the processor and cannot be believed. */
export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}

/** A call that is older (or newer) than this, in seconds, is not believed: somebody may have kept it. */
export const webhookSeconds = 300;
