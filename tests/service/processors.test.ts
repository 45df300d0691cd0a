import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askInTime, ProcessorAway } from '#service/processors/ask-in-time.ts';
import {
  BadWebhook,
  type CardSource,
  type KnownPayment,
  type PaymentProcessor,
  type ProcessorAnswer,
  ProcessorRefusal,
  type WebhookNews,
} from '#service/processors/processor.ts';
import { stripeProcessor } from '#service/processors/stripe-processor.ts';
import { challengeCode } from '#service/sandbox/challenge-store.ts';
import type { TestCardName } from '#service/sandbox/test-cards.ts';
import { openSandboxShop } from './sandbox-shop.ts';
import { openStripe } from './stripe-stand-in.ts';

/** A processor as a test drives it: what buyers, banks and time do there. */
type Driven = {
  processor: PaymentProcessor;
  type(card: TestCardName, customer: string): Promise<string>;
  answerBank(answer: ProcessorAnswer, passes: boolean): Promise<void>;
  /** The slow bank decides. */
  decide(answer: ProcessorAnswer): Promise<void>;
  /** What it calls about a payment, signed and sealed. */
  news(answer: ProcessorAnswer): Promise<Parameters<PaymentProcessor['webhook']>[0]>;
  close(): Promise<void>;
};

async function sandbox(): Promise<Driven> {
  let heard: Parameters<PaymentProcessor['webhook']>[0] | undefined;
  const shop = await openSandboxShop({
    slowSeconds: 60,
    between: (processor) => ({
      ...processor,
      webhook(call) {
        heard = call;
        return processor.webhook(call);
      },
    }),
  });
  const buyer = await shop.newBuyer();
  return {
    processor: shop.processor,
    type: (card) => shop.type(buyer, card),
    async answerBank(answer, passes) {
      if (answer.status !== 'challenge') throw new Error('nothing to answer');
      const form = new URLSearchParams(answer.nextAction.fields);
      if (passes) form.set('code', challengeCode);
      await fetch(`${shop.origin}/challenge/answer`, { method: 'POST', body: form });
    },
    async decide() {
      await shop.later(2, buyer);
    },
    async news({ reference }) {
      const isHeard = () => heard?.body.includes(reference) ?? false;
      for (let times = 0; times < 5 && !isHeard(); times += 1) await shop.call();
      if (!heard?.body.includes(reference)) throw new Error('nothing was called about it');
      return heard;
    },
    close: () => shop.close(),
  };
}

async function stripe(): Promise<Driven> {
  const standIn = await openStripe();
  standIn.slow(60_000);
  const webhookSecret = 'whsec_of_the_tests';
  const processor = stripeProcessor({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret,
    apiUrl: standIn.url,
  });
  return {
    processor,
    type: async (card) => standIn.type(card),
    answerBank: async ({ reference }, passes) => standIn.answerBank(reference, passes),
    decide: async ({ reference }) => standIn.decide(reference),
    news: async ({ reference }) => standIn.webhook(reference, webhookSecret, new Date()),
    close: async () => standIn.close(),
  };
}

const soon = () => AbortSignal.timeout(10_000);
const money = { amount: 125_000, currency: 'LKR' } as const;

describe.each([
  ['the sandbox', sandbox],
  ['Stripe, its HTTP interface stood in for', stripe],
])('%s', (_name, open) => {
  let driven: Driven;
  let processor: PaymentProcessor;
  let customer: string;
  beforeAll(async () => {
    driven = await open();
    ({ processor } = driven);
    customer = await processor.openCustomer(`key-${randomUUID()}`, soon());
  });
  afterAll(() => driven.close());

  const newPayment = (): KnownPayment => ({
    payNo: `pay_${randomUUID()}`,
    money,
    reference: null,
    customer,
    createdAt: new Date(),
  });
  const pay = (known: KnownPayment, source: CardSource, save = false, signal = soon()) =>
    processor.createPayment(
      { ...known, source, save, returnUrl: 'https://mall.example/paymentMethod', language: 'en' },
      signal,
    );
  const typed = async (card: TestCardName) => ({ token: await driven.type(card, customer) });
  const refuses = async (asked: Promise<unknown>) => {
    const fault = await asked.then(
      () => undefined,
      (refused: unknown) => refused,
    );
    expect(fault).toBeInstanceOf(ProcessorRefusal);
    return (fault as ProcessorRefusal).failure;
  };

  test('knows a customer by one name, however often it is told', async () => {
    const key = `key-${randomUUID()}`;
    expect(await processor.openCustomer(key, soon())).toBe(await processor.openCustomer(key, soon()));
    expect(await processor.openCustomer(`key-${randomUUID()}`, soon())).not.toBe(customer);
  });

  test('opens fields of its own for a card', async () => {
    const session = await processor.openCardSession({ customer, origin: 'https://mall.example' }, soon());
    expect(session.expiresAt.getTime()).toBeGreaterThan(0);
    expect(new URL(session.hostedFieldsUrl).origin).not.toBe('https://mall.example');
  });

  test('approves a good card once for a payment, whoever asks again', async () => {
    const known = newPayment();
    const source = await typed('approved');
    const answer = await pay(known, source);
    expect(answer).toMatchObject({ status: 'approved', money });
    expect(await pay(known, source)).toEqual(answer);
    expect(await processor.find(known, soon())).toEqual(answer);
    expect(await processor.find({ ...known, reference: answer.reference }, soon())).toEqual(answer);
    expect(await processor.cancel(known, soon())).toMatchObject({ status: 'approved' });
  });

  test.each([
    ['declined', 'card.declined'],
    ['insufficient', 'card.insufficient_funds'],
    ['expired', 'card.expired'],
  ] as const)('says of a card that is %s why it is refused', async (card, failure) => {
    const known = newPayment();
    expect(await pay(known, await typed(card))).toMatchObject({ status: 'refused', failure, money });
    expect(await processor.find(known, soon())).toMatchObject({ status: 'refused', failure });
  });

  test('refuses a token that is unknown or was used', async () => {
    const source = await typed('approved');
    await pay(newPayment(), source);
    for (const one of [source, { token: 'pm_none' }]) {
      const failure = await pay(newPayment(), one).then(
        (answer) => (answer.status === 'refused' ? answer.failure : answer.status),
        (fault: unknown) => (fault as ProcessorRefusal).failure,
      );
      expect(failure).toBe('card.token_invalid');
    }
  });

  test.each([
    [true, { status: 'approved' }],
    [false, { status: 'refused', failure: 'card.authentication_failed' }],
  ])('asks the bank of a card, which answers %s', async (passes, ended) => {
    const known = newPayment();
    const answer = await pay(known, await typed('challenge'));
    if (answer.status !== 'challenge') throw new Error(`it is ${answer.status}`);
    expect(processor.isOwnPage(answer.nextAction.url)).toBe(true);
    expect(processor.isOwnPage('https://bank.example/acs')).toBe(false);
    // Pages let forms go to the processor's origins only; where it has none, buyers go by an address.
    const { method, url, fields } = answer.nextAction;
    expect(method === 'POST').toBe(processor.origins.forms.includes(new URL(url).origin));
    expect(method === 'POST' || Object.keys(fields).length === 0).toBe(true);
    expect(await processor.confirm(known, undefined, soon())).toMatchObject({ status: 'challenge' });
    await driven.answerBank(answer, passes);
    expect(await processor.confirm(known, undefined, soon())).toMatchObject(ended);
    expect(await processor.find(known, soon())).toMatchObject(ended);
  });

  test('gives a payment up that has no end, and then it has none other', async () => {
    const known = newPayment();
    const answer = await pay(known, await typed('challenge'));
    expect(await processor.cancel(known, soon())).toMatchObject({ status: 'cancelled', money });
    await driven.answerBank(answer, true);
    expect(await processor.find(known, soon())).toMatchObject({ status: 'cancelled' });
    expect(await refuses(processor.cancel(newPayment(), soon()))).toBe('card.processor_error');
    expect(await processor.find(newPayment(), soon())).toBeUndefined();
  });

  test('may be slow: who has given it up finds the payment later', async () => {
    const known = newPayment();
    const source = await typed('slow');
    const late = askInTime(300, (signal) => pay(known, source, false, signal));
    await expect(late).rejects.toThrow(ProcessorAway);
    const answer = await processor.find(known, soon());
    if (!answer) throw new Error('it has not heard of it');
    expect(answer.status).toBe('processing');
    await driven.decide(answer);
    expect(await processor.find(known, soon())).toMatchObject({ status: 'approved' });
  });

  test('gives money back once for each refund, and never more than there was', async () => {
    const known = newPayment();
    const { reference } = await pay(known, await typed('approved'));
    const asked = { ...known, reference, refundNo: `prf_${randomUUID()}`, refusals: 0 };
    const part = { amount: 25_000, currency: 'LKR' as const };
    for (let times = 0; times < 3; times += 1)
      expect(await processor.refund({ ...asked, refund: part }, soon())).toBe('done');
    const rest = { ...asked, refundNo: `prf_${randomUUID()}` };
    expect(await refuses(processor.refund({ ...rest, refund: money }, soon()))).toBe('card.processor_error');
    expect(
      await processor.refund({ ...rest, refusals: 1, refund: { amount: 100_000, currency: 'LKR' } }, soon()),
    ).toBe('done');
  });

  test('keeps a card, takes it again, and forgets it', async () => {
    const { token } = await typed('approvedMastercard');
    const kept = await processor.saveCard({ customer, token, intent: randomUUID() }, soon());
    expect(kept).toMatchObject({ brand: 'MASTERCARD', last4: '4444', expMonth: 12, expYear: 2030 });
    expect(await pay(newPayment(), { card: kept.reference })).toMatchObject({ status: 'approved' });
    expect(await pay(newPayment(), { card: kept.reference })).toMatchObject({ status: 'approved' });
    await processor.deleteCard(kept.reference, soon());
    await processor.deleteCard(kept.reference, soon());
    const answer = await pay(newPayment(), { card: kept.reference }).catch((fault: unknown) => fault);
    expect(answer).toMatchObject({ failure: 'card.token_invalid' });
    const declined = await driven.type('declined', customer);
    const refused = processor.saveCard({ customer, token: declined, intent: randomUUID() }, soon());
    expect(await refuses(refused)).toBe('card.token_invalid');
  });

  test('keeps the card of a payment where that is wanted, and forgets a customer with all cards', async () => {
    const answer = await pay(newPayment(), await typed('approved'), true);
    if (answer.status !== 'approved' || !answer.kept) throw new Error('no card was kept');
    expect(answer.kept).toMatchObject({ brand: 'VISA', last4: '4242' });
    const again = await pay(newPayment(), await typed('approved'), true);
    expect(again).toMatchObject({ kept: { fingerprint: answer.kept.fingerprint } });
    expect(await pay(newPayment(), { card: answer.kept.reference })).toMatchObject({ status: 'approved' });
    await processor.forgetCustomer(customer, soon());
    const gone = await pay(newPayment(), { card: answer.kept.reference }).catch((fault: unknown) => fault);
    expect(gone).toMatchObject({ failure: 'card.token_invalid' });
    customer = await processor.openCustomer(`key-${randomUUID()}`, soon());
  });

  test('calls about a payment, and is believed by its signature only', async () => {
    const known = newPayment();
    const answer = await pay(known, await typed('approved'));
    const call = await driven.news(answer);
    const told: WebhookNews | undefined = await processor.webhook(call);
    expect(told).toMatchObject({ answer: { status: 'approved', money } });
    const changed = { ...call, body: call.body.replace('125000', '100') };
    await expect(processor.webhook(changed)).rejects.toThrow(BadWebhook);
    const old = { ...call, now: new Date(call.now.getTime() + 360_000) };
    await expect(processor.webhook(old)).rejects.toThrow(BadWebhook);
    await expect(processor.webhook({ ...call, headers: new Headers() })).rejects.toThrow(BadWebhook);
  });
});
