import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestCardName } from '#service/sandbox/test-cards.ts';

/*
 * A local stand-in of the part of Stripe's HTTP interface that the mall uses, written after its documentation: forms in, JSON
 * out, idempotency keys, errors as Stripe words them. It shows that the adapter says the right things; it is not Stripe.
 */

type Thing = Record<string, unknown> & { id: string };
type Form = Record<string, string>;
type Said = { status: number; body: unknown };

class Fault extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.code));
  }
}

const missing = (param: string) =>
  new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: 'No such thing',
  });

const cards: Partial<Record<TestCardName, { brand: string; last4: string; fault?: Form }>> = {
  approved: { brand: 'visa', last4: '4242' },
  approvedMastercard: { brand: 'mastercard', last4: '4444' },
  challenge: { brand: 'visa', last4: '3220' },
  slow: { brand: 'visa', last4: '0077' },
  declined: {
    brand: 'visa',
    last4: '0002',
    fault: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  insufficient: {
    brand: 'visa',
    last4: '9995',
    fault: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  expired: { brand: 'visa', last4: '0069', fault: { code: 'expired_card' } },
};

/** When a hook is called: before the stand-in does what it is asked, after, and after it has answered. */
export type Moment = 'asked' | 'done' | 'answered';

export type StripeStandIn = Awaited<ReturnType<typeof openStripe>>;

export async function openStripe() {
  const things = new Map<string, Thing>();
  const answers = new Map<string, { asked: string; said: Said }>();
  const kinds = new Map<string, TestCardName>();
  /** Names of what was asked, without ids. */
  const asked: string[] = [];
  let hook: (moment: Moment, what: string) => Promise<void> | void = () => {};
  let slowMs = 0;
  let refundsBegin: 'succeeded' | 'pending' = 'succeeded';

  const keep = (prefix: string, values: Record<string, unknown>): Thing => {
    const id = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const thing = { id, created: Math.floor(Date.now() / 1000), ...values };
    things.set(id, thing);
    return thing;
  };
  const find = (id: string | undefined, param = 'id'): Thing => {
    const found = things.get(id ?? '');
    if (!found) throw missing(param);
    return found;
  };
  const all = (object: string) => [...things.values()].filter((thing) => thing.object === object);
  const shown = (thing: Thing) =>
    thing.object === 'payment_intent' && typeof thing.payment_method === 'string'
      ? { ...thing, payment_method: find(thing.payment_method) }
      : thing;

  function succeed(intent: Thing) {
    Object.assign(intent, { status: 'succeeded', next_action: null });
    if (intent.setup_future_usage === 'off_session')
      find(String(intent.payment_method)).customer = intent.customer;
  }

  async function pay(form: Form): Promise<Thing> {
    const method = find(form.payment_method, 'payment_method');
    if (method.customer !== null && method.customer !== form.customer) throw missing('payment_method');
    if (method.used && method.customer === null) throw missing('payment_method');
    method.used = true;
    const kind = kinds.get(method.id) ?? 'approved';
    const intent = keep('pi', {
      object: 'payment_intent',
      amount: Number(form.amount),
      currency: form.currency,
      customer: form.customer,
      payment_method: method.id,
      setup_future_usage: form.setup_future_usage ?? null,
      metadata: inside(form, 'metadata'),
      next_action: null,
      last_payment_error: null,
      status: 'processing',
    });
    const fault = cards[kind]?.fault;
    if (fault) {
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: fault });
      throw new Fault(402, { type: 'card_error', ...fault, message: 'Declined.', payment_intent: intent });
    }
    if (kind === 'challenge') {
      intent.status = 'requires_action';
      const url = `${origin}/challenge/${intent.id}`;
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: form.return_url } };
    } else if (kind === 'slow') await pause(slowMs);
    else succeed(intent);
    return intent;
  }

  function refund(form: Form): Thing {
    const intent = find(form.payment_intent, 'payment_intent');
    const given = all('refund').filter((one) => one.payment_intent === intent.id && one.status !== 'failed');
    const left = given.reduce((sum, one) => sum - Number(one.amount), Number(intent.amount));
    if (intent.status !== 'succeeded' || Number(form.amount) > left)
      throw new Fault(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'No' });
    return keep('re', {
      object: 'refund',
      status: refundsBegin,
      amount: Number(form.amount),
      payment_intent: intent.id,
      metadata: inside(form, 'metadata'),
    });
  }

  async function act(method: string, path: string, form: Form): Promise<unknown> {
    const [, kind = '', id, verb] = path.slice('/v1'.length).split('/');
    const what = `${method} ${kind}${verb ? `/${verb}` : ''}`;
    const list = (data: Thing[]) => ({ object: 'list', data: data.map(shown), has_more: false, url: path });
    switch (what) {
      case 'POST customers':
        return keep('cus', { object: 'customer', metadata: inside(form, 'metadata') });
      case 'DELETE customers':
        for (const one of all('payment_method')) if (one.customer === find(id).id) one.customer = null;
        things.delete(id ?? '');
        return { id, object: 'customer', deleted: true };
      case 'POST setup_intents': {
        const card = form.payment_method ? find(form.payment_method, 'payment_method') : undefined;
        if (card && cards[kinds.get(card.id) ?? 'approved']?.fault)
          throw new Fault(402, { type: 'card_error', code: 'card_declined', message: 'Declined.' });
        if (card) card.customer = form.customer;
        return keep('seti', {
          object: 'setup_intent',
          status: card ? 'succeeded' : 'requires_payment_method',
          customer: form.customer,
          client_secret: `secret_${randomUUID()}`,
        });
      }
      case 'GET setup_intents':
        return find(id);
      case 'GET payment_methods':
        return find(id);
      case 'POST payment_methods/detach':
        if (find(id).customer === null)
          throw new Fault(400, { type: 'invalid_request_error', message: 'Not attached' });
        return Object.assign(find(id), { customer: null, used: true });
      case 'POST payment_intents':
        return shown(await pay(form));
      case 'GET payment_intents': {
        if (id) return shown(find(id));
        const since = Number(form['created[gte]'] ?? 0);
        return list(
          all('payment_intent')
            .filter((one) => one.customer === form.customer && Number(one.created) >= since)
            .toReversed(),
        );
      }
      case 'POST payment_intents/cancel': {
        const intent = find(id);
        if (['succeeded', 'canceled'].includes(String(intent.status)))
          throw new Fault(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
        return shown(Object.assign(intent, { status: 'canceled', next_action: null }));
      }
      case 'GET refunds':
        return list(all('refund').filter((one) => one.payment_intent === form.payment_intent));
      case 'POST refunds':
        return refund(form);
      default:
        throw new Fault(404, { type: 'invalid_request_error', message: `no such path ${what}` });
    }
  }

  /** What was sent; undefined of somebody who has gone before all of it arrived. */
  const bodyOf = (request: IncomingMessage) => textOf(request).catch(() => undefined);

  async function answer(request: IncomingMessage, text: string): Promise<Said> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (!/^Bearer sk_test_/.test(request.headers.authorization ?? '')) return { status: 401, body: {} };
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(text)]);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const told = Object.entries(form).map(([name, value]) => `${name}=${value}`);
    const wanted = [request.method, pathname, ...told.toSorted()].join('&');
    // A key names one question: with another one it is a mistake of who asks.
    if (known && known.asked !== wanted)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Another question' } } };
    if (known) return known.said;
    const said = await act(request.method ?? '', pathname, form).then(
      (body): Said => ({ status: 200, body }),
      (fault: unknown): Said => {
        if (!(fault instanceof Fault)) throw fault;
        return { status: fault.status, body: { error: fault.error } };
      },
    );
    if (typeof key === 'string') answers.set(key, { asked: wanted, said: structuredClone(said) });
    return said;
  }

  const server = createServer((request, response) => {
    const what = `${request.method} ${(request.url ?? '').split(/[?]/)[0]?.replace(/\/[a-z]+_[0-9a-f]{32}\b/, '/…')}`;
    asked.push(what);
    void (async () => {
      const text = await bodyOf(request);
      if (text === undefined) return;
      await hook('asked', what);
      const { status, body } = await answer(request, text);
      await hook('done', what);
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_stand_in' });
      response.end(JSON.stringify(body));
      await hook('answered', what);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    asked,
    intents: () => all('payment_intent'),
    refunds: () => all('refund'),
    /** Acts at the moments of what is asked, such as `POST /v1/payment_intents`. */
    onAsked: (does: typeof hook) => void (hook = does),
    slow: (ms: number) => void (slowMs = ms),
    /** A card that was typed into Stripe's own fields: kept for a customer by them, or by nobody. */
    type(kind: TestCardName, customer: string | null = null): string {
      const card = cards[kind];
      const method = keep('pm', {
        object: 'payment_method',
        customer,
        billing_details: { name: 'Nimali Perera' },
        card: { brand: card?.brand, last4: card?.last4, exp_month: 12, exp_year: 2030, fingerprint: kind },
      });
      kinds.set(method.id, kind);
      return method.id;
    },
    /** A card is typed into the fields of a session, which keep it for its customer before anybody asks. */
    typeInto(sessionToken: string, kind: TestCardName): string {
      const setup = find(sessionToken);
      const method = this.type(kind, String(setup.customer));
      Object.assign(setup, { status: 'succeeded', payment_method: method });
      return method;
    },
    /** Who keeps a card: a customer, or nobody. */
    keptFor: (method: string) => find(method).customer,
    /** How refunds begin from now on. */
    refundsBegin: (status: 'succeeded' | 'pending') => void (refundsBegin = status),
    endRefund: (id: string, status: 'succeeded' | 'failed') => void Object.assign(find(id), { status }),
    /** The buyer comes back from the bank's page. */
    answerBank(reference: string, passes: boolean) {
      const intent = find(reference);
      if (intent.status !== 'requires_action') return;
      if (passes) succeed(intent);
      else
        Object.assign(intent, {
          status: 'requires_payment_method',
          next_action: null,
          last_payment_error: { code: 'payment_intent_authentication_failure' },
        });
    },
    decide: (reference: string) => succeed(find(reference)),
    /** A call about a payment or a refund, signed as Stripe signs. */
    webhook(reference: string, secret: string, now: Date, type = 'payment_intent.succeeded') {
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type,
        data: { object: find(reference) },
      });
      const seconds = Math.floor(now.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, headers: new Headers({ 'stripe-signature': `t=${seconds},v1=${signature}` }), now };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What stands in brackets after a name in a form: `metadata[payNo]`. */
function inside(form: Form, name: string): Form {
  const found = Object.entries(form).flatMap(([key, value]) => {
    const match = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return match ? [[match, value] as const] : [];
  });
  return Object.fromEntries(found);
}
