import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KnownPayment, PaymentProcessor, ProcessorAnswer, WebhookNews } from './processor.ts';
import { BadWebhook, type KeptCard, ProcessorRefusal, webhookSeconds } from './processor.ts';

type SandboxAccess = {
  /** Where the service reaches the sandbox. */
  url: string;
  /** Where browsers reach it. */
  origin: string;
  apiKey: string;
  /** Secret with which the sandbox signs its webhook calls. */
  hookSecret: string;
};

type Told = { status: number; body: unknown };

/** The client of the sandbox, over HTTP, as with the processor of another company. */
export function sandboxProcessor({ url, origin, apiKey, hookSecret }: SandboxAccess): PaymentProcessor {
  async function ask(method: string, path: string, signal: AbortSignal, body?: unknown): Promise<Told> {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 400 || answer.status === 401)
      throw new Error(`the sandbox answers ${answer.status}`);
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const read = async ({ payNo }: KnownPayment, signal: AbortSignal) => {
    const { status, body } = await ask('GET', `/payments/${payNo}`, signal);
    return status === 404 ? undefined : (body as ProcessorAnswer);
  };
  const known = (answer: ProcessorAnswer | undefined): ProcessorAnswer => {
    if (!answer) throw new ProcessorRefusal('card.processor_error');
    return answer;
  };

  return {
    name: 'sandbox',
    takes: () => true,
    origins: { scripts: [], connections: [], frames: [origin], forms: [origin] },
    isOwnPage: (page) => new URL(page).origin === origin,
    openCustomer: async (customerKey) => `cus_${customerKey}`,

    async openCardSession({ origin: page }, signal) {
      const { body } = await ask('POST', '/sessions', signal, { origin: page });
      const made = body as { token: string; url: string; expiresAt: string };
      const expiresAt = new Date(made.expiresAt);
      return { sessionToken: made.token, hostedFieldsUrl: made.url, expiresAt, provider: 'SANDBOX' };
    },

    async createPayment({ payNo, money, customer, source, save, returnUrl, language }, signal) {
      const { body } = await ask('POST', '/payments', signal, {
        payNo,
        ...money,
        customer,
        ...source,
        save,
        returnUrl,
      });
      const answer = body as ProcessorAnswer;
      if (answer.status !== 'challenge') return answer;
      const { nextAction } = answer;
      return { ...answer, nextAction: { ...nextAction, fields: { ...nextAction.fields, language } } };
    },

    find: read,
    confirm: async (payment, _result, signal) => known(await read(payment, signal)),

    async cancel({ payNo }, signal) {
      const { status, body } = await ask('POST', `/payments/${payNo}/cancel`, signal);
      return known(status === 404 ? undefined : (body as ProcessorAnswer));
    },

    async refund({ payNo, refundNo, refund }, signal) {
      const asked = { refundNo, amount: refund.amount };
      const { status } = await ask('POST', `/payments/${payNo}/refunds`, signal, asked);
      if (status !== 200) throw new ProcessorRefusal('card.processor_error');
      return 'done';
    },

    async saveCard({ customer, token, intent }, signal) {
      const { status, body } = await ask('POST', '/cards', signal, { customer, token, intent });
      if (status !== 200) throw new ProcessorRefusal('card.token_invalid');
      return body as KeptCard;
    },

    // The sandbox's fields never save a card by themselves.
    cardOfSession: () => Promise.resolve(undefined),

    async deleteCard(reference, signal) {
      await ask('DELETE', `/cards/${encodeURIComponent(reference)}`, signal);
    },

    async forgetCustomer(reference, signal) {
      await ask('DELETE', `/customers/${encodeURIComponent(reference)}`, signal);
    },

    async webhook({ body, headers, now }) {
      const signature = headers.get('sandbox-signature') ?? '';
      const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const wanted = createHmac('sha256', hookSecret).update(`${seconds}.${body}`).digest('hex');
      const isSigned = given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
      if (!isSigned) throw new BadWebhook('it is not signed by the sandbox');
      if (Math.abs(now.getTime() / 1000 - Number(seconds)) > webhookSeconds)
        throw new BadWebhook('it is too old');
      return JSON.parse(body) as WebhookNews;
    },
  };
}
