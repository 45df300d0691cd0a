import { Hono } from 'hono';
import { z } from 'zod';
import { bankDone, bankGone, bankPage } from './bank-page.ts';
import type { SandboxCards } from './card-store.ts';
import type { SandboxChallenges } from './challenge-store.ts';
import { fieldsOver, fieldsPage } from './fields-page.ts';
import { lookOf } from './page-frame.ts';

type PageParts = { cards: SandboxCards; challenges: SandboxChallenges };

const typed = z.object({
  session: z.string().max(200),
  testCard: z.string().max(40),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2099),
  holderName: z.string().max(60).nullable(),
});

type Form = Record<string, string | File | undefined>;
const textOf = (value: Form[string]) => (typeof value === 'string' ? value : '');

/** The sandbox's pages for browsers: the card fields and the page of the bank. */
export function sandboxPages({ cards, challenges }: PageParts) {
  const app = new Hono();
  const accepted = (request: Request) => request.headers.get('accept-language') ?? '';

  app.get('/fields', async (c) => {
    const { session = '', language = '', theme = '' } = c.req.query();
    const look = lookOf({ language, theme, accepted: accepted(c.req.raw) });
    const origin = await cards.originOf(session);
    return origin ? fieldsPage({ look, session, origin }) : fieldsOver(look);
  });

  app.post('/tokens', async (c) => {
    const asked = typed.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ error: 'malformed' }, 400);
    const made = await cards.tokenize(asked.data);
    if (!made) return c.json({ error: 'session_expired' }, 410);
    const { token: cardToken, brand, last4, expMonth, expYear } = made;
    return c.json({ cardToken, brand, last4, expMonth, expYear });
  });

  app.on(['GET', 'POST'], '/challenge', async (c) => {
    const asked: Form = c.req.method === 'POST' ? await c.req.parseBody() : c.req.query();
    const challenge = textOf(asked.challenge);
    const look = lookOf({
      language: textOf(asked.language),
      theme: textOf(asked.theme),
      accepted: accepted(c.req.raw),
    });
    const payment = await challenges.find(challenge);
    if (!payment) return bankGone(look);
    return payment.status === 'challenge'
      ? bankPage({ look, challenge, payment, isWrong: false })
      : bankDone(look, payment);
  });

  app.post('/challenge/answer', async (c) => {
    const form: Form = await c.req.parseBody();
    const challenge = textOf(form.challenge);
    const look = lookOf({
      language: textOf(form.language),
      theme: textOf(form.theme),
      accepted: accepted(c.req.raw),
    });
    const code = form.code === undefined ? undefined : textOf(form.code);
    const { row, again } = await challenges.answer(challenge, code);
    if (!row) return bankGone(look);
    return again ? bankPage({ look, challenge, payment: row, isWrong: true }) : bankDone(look, row);
  });
  return app;
}
