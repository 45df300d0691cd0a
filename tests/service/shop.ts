import { randomUUID } from 'node:crypto';
import type { Address, CartChangeResult, CheckoutPreview, LoginResponse } from '#openapi/schema.gen.ts';
import { createService } from '#service/composition/create-service.ts';
import type { Message, Senders } from '#service/platform/sender.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import type { LogLine } from '#service/http/error-log.ts';
import type { ServiceOptions } from '#service/config/options.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { openFilled } from './filled-database.ts';
import { goods, insertWorld, places, sriLanka } from './world.ts';

type Place = {
  databaseUrl?: string;
  /** Another process has filled that database already. */
  filled?: boolean;
  /** One that is open and filled; the shop closes it. */
  database?: Database;
  senders?: Senders;
  options?: Partial<ServiceOptions>;
  /** Who takes cards; nobody without it. */
  cards?: CardDoor;
  processor?: PaymentProcessor;
};

export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

type Ask = {
  method?: string;
  body?: unknown;
  /** The body as it is sent, in place of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** The visitor's address; this machine when it is left out. */
  from?: string;
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Shopper = Awaited<ReturnType<Shop['logIn']>>;

/** What opens the desk and the development mailbox of such a shop. */
const deskSecret = 'a-secret-of-the-tests-that-is-long-enough';
export const deskKey = { Authorization: `Desk ${deskSecret}` };

/** A shop with the small world in it, a clock of its own, and every answer checked against the description. */
export async function openShop({
  databaseUrl,
  filled = false,
  database: given,
  senders,
  options,
  cards,
  processor,
}: Place = {}) {
  const fill = ({ db }: Database) => insertWorld(db);
  const database =
    given ?? (databaseUrl ? await openDatabase({ databaseUrl }) : await openFilled('world', fill));
  if (databaseUrl && !filled) {
    await database.migrate();
    await fill(database);
  }
  const time = { now: new Date('2026-05-04T08:00:00Z') };
  const log: LogLine[] = [];
  const printed: string[] = [];
  const service = await createService({
    database,
    deskSecret: () => deskSecret,
    clock: () => time.now,
    ...(senders && { senders }),
    ...(cards && { cards }),
    ...(processor && { processor }),
    options: {
      checkAnswers: true,
      rateLimitFactor: 1_000,
      log: (line) => void log.push(line),
      print: (line) => void printed.push(line),
      ...options,
    },
  });

  async function ask<T = Record<string, unknown>>(path: string, asked: Ask = {}): Promise<Answer<T>> {
    const { method = 'GET', body, raw, headers, from = '127.0.0.1' } = asked;
    const init: RequestInit = {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw === undefined ? {} : { body: raw }),
    };
    const request = new Request(`http://localhost:3000${path}`, init);
    const response = await service.app.fetch(request, { incoming: { socket: { remoteAddress: from } } });
    const text = await response.text();
    if (response.status === 500) throw new Error(`${method} ${path} broke: ${JSON.stringify(log.at(-1))}`);
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  /** Sends a code to a number or mail and reads what the development mailbox prints of it. */
  async function codeFor(to: string): Promise<string> {
    const isMail = to.includes('@');
    const sent = await ask(`/api/${isMail ? 'mail' : 'sms'}/send`, {
      method: 'POST',
      body: isMail ? { mail: to } : { mobile: to },
    });
    if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`);
    const line = printed.at(-1) ?? '';
    return line.slice(-6);
  }

  /** Signs in by a code; `visit` is what else the browser says of itself. */
  async function logIn(to: string, region: number = sriLanka, visit: Record<string, string> = {}) {
    const body = { loginType: to.includes('@') ? 1 : 0, loginId: to, code: await codeFor(to), region };
    const { body: session, headers } = await ask<LoginResponse>('/api/quick/login', {
      method: 'POST',
      body,
      headers: visit,
    });
    const own = { Authorization: `Bearer ${session.access_token}` };
    const call =
      <T>(method: string) =>
      (path: string, sent?: unknown, more: Record<string, string> = {}) =>
        ask<T>(`/api${path}`, { method, body: sent, headers: { ...own, ...more } });
    return {
      session,
      cookies: headers.getSetCookie(),
      get: <T = Record<string, unknown>>(path: string, more: Record<string, string> = {}) =>
        call<T>('GET')(path, undefined, more),
      post: <T = Record<string, unknown>>(path: string, sent?: unknown, more?: Record<string, string>) =>
        call<T>('POST')(path, sent, more),
      put: <T = Record<string, unknown>>(path: string, sent?: unknown) => call<T>('PUT')(path, sent),
      delete: <T = Record<string, unknown>>(path: string, sent?: unknown) => call<T>('DELETE')(path, sent),
      /** Puts pieces of something into the cart and answers the line. */
      add: (what: keyof typeof goods, count = 1) =>
        call<CartChangeResult>('POST')('/p/shopCart/changeItem', {
          basketId: 0,
          count,
          prodId: goods[what].prodId,
          skuId: goods[what].skuId,
          shopId: goods[what].shopId,
        }),
      moveTo: (place: keyof typeof places, more: object = {}) =>
        call<Address>('POST')('/p/address/addAddr', { ...address, ...places[place], ...more }),
      confirm: (what: object) =>
        call<CheckoutPreview>('POST')('/p/order/confirm', { ...plainCheckout, ...what }),
      submit: <T = Record<string, unknown>>(
        checkoutToken: string,
        more: object = {},
        key: string = randomUUID(),
      ) =>
        call<T>('POST')(
          '/p/order/submit',
          { checkoutToken, payType: 'COD_CASH', remarks: [], ...more },
          { 'Idempotency-Key': key },
        ),
    };
  }

  return {
    db: database.db,
    database,
    service,
    time,
    log,
    printed,
    ask,
    codeFor,
    logIn,
    async close() {
      await service.stop();
      await database.close();
    },
  };
}

export const address = {
  receiver: 'Nimali Perera',
  addr: '24/1 Stanley Road',
  postCode: '10250',
  mobile: '0094771234567',
  altMobile: null,
  commonAddr: false,
};

export const plainCheckout = {
  addrId: 0,
  couponUserIds: [],
  autoApply: false,
  coins: 0,
  insuranceShopIds: [],
  useWallet: false,
};

/** A sender that keeps what it is given, or fails as long as `fails` is set. */
export function fakeSender() {
  const sent: Message[] = [];
  const state = { fails: false };
  return {
    sent,
    state,
    async send(message: Message) {
      if (state.fails) throw new Error('carrier refused');
      sent.push(message);
    },
  };
}

let phones = 700_000_000;
/** A mobile number of Sri Lanka that no test has used. */
export const newPhone = () => `0094${(phones += 1)}`;
