import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { currencyCodes } from '#service/db/schema/columns.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { answerOf, keptCard } from './answer.ts';
import type { SandboxCards } from './card-store.ts';
import type { SandboxPayments } from './payment-store.ts';
import type { SandboxPayment } from './payment-steps.ts';
import { isSame } from './secrets.ts';
import { isTestCard, testCards } from './test-cards.ts';

type ApiParts = {
  db: Db;
  clock: Clock;
  cards: SandboxCards;
  payments: SandboxPayments;
  /** Bearer token by which the mall calls the sandbox. */
  apiKey: string;
  /** The challenge token of a payment, which the bank's page needs. */
  challengeOf: (payNo: string) => string;
  /** Where browsers reach the sandbox. */
  origin: string;
};

const name = z.string().min(1).max(200);
const sessionAsked = z.object({ origin: z.url().max(300) });
const paymentAsked = z.object({
  payNo: name,
  amount: z.int().positive(),
  currency: z.enum(currencyCodes),
  customer: name,
  token: name.optional(),
  card: name.optional(),
  save: z.boolean(),
  returnUrl: z.url().max(2_048),
});
const refundAsked = z.object({ refundNo: name, amount: z.int().positive() });
const cardAsked = z.object({ customer: name, token: name, intent: name });

/** The sandbox's API for the mall's service; browsers do not call it. */
export function sandboxApi({ db, clock, cards, payments, apiKey, challengeOf, origin }: ApiParts) {
  const api = new Hono();
  api.use('*', async (c, next) => {
    const given = c.req.header('authorization') ?? '';
    if (!isSame(given, `Bearer ${apiKey}`)) return c.json({ error: 'unauthorised' }, 401);
    return next();
  });
  const told = async (row: SandboxPayment) =>
    answerOf({
      row,
      kept: await cards.byRef(row.card.cardRef),
      challenge: challengeOf(row.payNo),
      page: `${origin}/challenge`,
    });

  api.post('/sessions', async (c) => {
    const { token, expiresAt } = await cards.open(
      new URL(sessionAsked.parse(await c.req.json()).origin).origin,
    );
    return c.json({ token, expiresAt, url: `${origin}/fields?session=${token}` });
  });

  api.post('/payments', async (c) => {
    const row = await payments.create(paymentAsked.parse(await c.req.json()));
    if (row.status !== 'processing' || !row.decidesAt) return c.json(await told(row));
    // A slow bank: the caller waits as long as it likes.
    await pause(Math.max(0, row.decidesAt.getTime() - clock().getTime()), undefined, { ref: false });
    return c.json(await told((await payments.read(row.payNo)) ?? row));
  });

  api.get('/payments/:payNo', async (c) => {
    const row = await payments.read(c.req.param('payNo'));
    return row ? c.json(await told(row)) : c.json({ error: 'unknown' }, 404);
  });

  api.post('/payments/:payNo/cancel', async (c) => {
    const row = await payments.cancel(c.req.param('payNo'));
    return row ? c.json(await told(row)) : c.json({ error: 'unknown' }, 404);
  });

  api.post('/payments/:payNo/refunds', async (c) => {
    const { refundNo, amount } = refundAsked.parse(await c.req.json());
    const given = await payments.refund(refundNo, c.req.param('payNo'), amount);
    return given ? c.json({ status: 'done' }) : c.json({ error: 'refused' }, 409);
  });

  api.post('/cards', async (c) => {
    const { customer, token, intent } = cardAsked.parse(await c.req.json());
    const kept = await db.transaction(async (tx) => {
      const typed = await cards.use(tx, token, intent);
      const isGood = typed && isTestCard(typed.testCard) && testCards[typed.testCard].bank.does !== 'refuse';
      return isGood ? cards.keep(tx, customer, typed) : undefined;
    });
    return kept ? c.json(keptCard(kept)) : c.json({ error: 'card.token_invalid' }, 409);
  });

  api.delete('/cards/:cardRef', async (c) => {
    await cards.forget(c.req.param('cardRef'));
    return c.body(null, 204);
  });
  api.delete('/customers/:customer', async (c) => {
    await cards.forgetCustomer(c.req.param('customer'));
    return c.body(null, 204);
  });
  api.onError((fault, c) =>
    fault instanceof z.ZodError || fault instanceof SyntaxError
      ? c.json({ error: 'malformed' }, 400)
      : c.json({ error: 'fault' }, 500),
  );
  return api;
}
