import { Stripe } from 'stripe';
import { minutesAfter } from '#service/domain/clock.ts';
import { BadWebhook, type PaymentProcessor, ProcessorRefusal, webhookSeconds } from './processor.ts';
import { keptCard } from './stripe-answers.ts';
import { hasFailed, stripeRefunds } from './stripe-refunds.ts';
import { expand, type StripeAccess, stripeQuestions } from './stripe-questions.ts';

const { StripeCardError, StripeInvalidRequestError, StripeSignatureVerificationError } = Stripe.errors;

const sessionMinutes = 15;

/** Stripe, through its own package: PaymentIntents for payments, SetupIntents for cards that are kept. */
export function stripeProcessor(access: StripeAccess): PaymentProcessor {
  const { publishableKey, webhookSecret, apiUrl } = access;
  const { stripe, typed, tidied, intentOf, known, refusalOf, unlessGone } = stripeQuestions(access);
  const { triesOf, failedRefund } = stripeRefunds(stripe);

  return {
    name: 'stripe',
    // Stripe's amounts have eight digits at most, which is too little for prices in kip.
    takes: (currency) => currency !== 'LAK',
    origins: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      connections: ['https://api.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      forms: [],
    },
    isOwnPage: (page) => {
      const { protocol, hostname, origin } = new URL(page);
      const isStripe = protocol === 'https:' && /(^|\.)stripe\.com$/.test(hostname);
      return isStripe || (apiUrl !== undefined && origin === new URL(apiUrl).origin);
    },

    async openCustomer(customerKey) {
      const made = await stripe.customers.create(
        { metadata: { customerKey } },
        { idempotencyKey: customerKey },
      );
      return made.id;
    },

    async openCardSession({ customer }) {
      const setup = await stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
      });
      return {
        sessionToken: setup.id,
        hostedFieldsUrl: 'https://js.stripe.com/v3/',
        expiresAt: minutesAfter(new Date(setup.created * 1000), sessionMinutes),
        provider: 'STRIPE',
        clientSecret: setup.client_secret ?? '',
        publishableKey,
      };
    },

    async createPayment(payment, signal) {
      const { payNo, money, customer, source, save, returnUrl } = payment;
      const back = new URL(returnUrl);
      back.searchParams.set('payNo', payNo);
      try {
        const card = 'token' in source ? await typed(source.token, customer) : undefined;
        const once = card?.isKept && !save ? 'yes' : 'no';
        // The caller may have given up while the card was read: then nothing must be charged.
        signal.throwIfAborted();
        const intent = await stripe.paymentIntents.create(
          {
            amount: money.amount,
            currency: money.currency.toLowerCase(),
            customer,
            payment_method: 'card' in source ? source.card : source.token,
            allowed_payment_method_types: ['card'],
            confirm: true,
            return_url: back.href,
            ...(save && { setup_future_usage: 'off_session' as const }),
            metadata: { payNo, save: save ? 'yes' : 'no', once, typed: card?.isKept ? 'yes' : 'no' },
            expand,
          },
          { idempotencyKey: payNo },
        );
        return await tidied(intent);
      } catch (fault) {
        return refusalOf(fault, payment);
      }
    },

    async find(payment) {
      const intent = await intentOf(payment);
      return intent && tidied(intent);
    },

    confirm: async (payment) => tidied(await known(payment)),

    async cancel(payment) {
      const { id } = await known(payment);
      const given = await stripe.paymentIntents.cancel(id, { expand }).catch(unlessGone);
      // A finished payment cannot be cancelled: then its present state is the answer.
      return tidied(given ?? (await stripe.paymentIntents.retrieve(id, { expand })));
    },

    async refund(payment) {
      const { refundNo, refusals, refund } = payment;
      const { id } = await known(payment);
      const { own, failed } = await triesOf(id, refundNo);
      // A try has failed since the last call: that counts as a refusal, and the next try makes a new refund at Stripe.
      if (failed.length > refusals) throw new ProcessorRefusal('card.processor_error');
      const made =
        own.find((one) => !failed.includes(one)) ??
        (await stripe.refunds
          .create(
            { payment_intent: id, amount: refund.amount, metadata: { refundNo } },
            { idempotencyKey: `${refundNo}-${failed.length}-${refusals}` },
          )
          .catch((fault: unknown) => {
            if (!(fault instanceof StripeInvalidRequestError)) throw fault;
            throw new ProcessorRefusal('card.processor_error');
          }));
      if (hasFailed(made)) throw new ProcessorRefusal('card.processor_error');
      return made.status === 'succeeded' ? 'done' : 'pending';
    },

    async saveCard({ customer, token, intent }, signal) {
      try {
        const { method, isKept } = await typed(token, customer);
        if (isKept) return keptCard(method);
        signal.throwIfAborted();
        const setup = await stripe.setupIntents.create(
          {
            customer,
            payment_method: token,
            allowed_payment_method_types: ['card'],
            confirm: true,
            usage: 'off_session',
          },
          { idempotencyKey: `save-${intent}` },
        );
        if (setup.status !== 'succeeded') throw new ProcessorRefusal('card.token_invalid');
        return keptCard(method);
      } catch (fault) {
        if (fault instanceof StripeCardError || fault instanceof StripeInvalidRequestError)
          throw new ProcessorRefusal('card.token_invalid');
        throw fault;
      }
    },

    async cardOfSession(sessionToken) {
      const setup = await stripe.setupIntents.retrieve(sessionToken).catch(unlessGone);
      const card = setup?.payment_method ?? undefined;
      return typeof card === 'object' ? card.id : card;
    },

    async deleteCard(reference) {
      await stripe.paymentMethods.detach(reference).catch(unlessGone);
    },

    async forgetCustomer(reference) {
      await stripe.customers.del(reference).catch(unlessGone);
    },

    async webhook({ body, headers, now }) {
      const signature = headers.get('stripe-signature') ?? '';
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, webhookSeconds, undefined, now.getTime())
        .catch((fault: unknown) => {
          if (fault instanceof StripeSignatureVerificationError)
            throw new BadWebhook('it is not signed by Stripe, or too old');
          throw fault;
        });
      if (event.type.startsWith('refund.')) return failedRefund(event.data.object as Stripe.Refund);
      if (!event.type.startsWith('payment_intent.')) return undefined;
      const { id, metadata } = event.data.object as Stripe.PaymentIntent;
      if (!metadata.payNo) return undefined;
      // Calls arrive late and out of order, so the present state is read.
      const intent = await stripe.paymentIntents.retrieve(id, { expand });
      return { payNo: metadata.payNo, answer: await tidied(intent) };
    },
  };
}
