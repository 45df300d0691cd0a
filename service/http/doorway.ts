import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { languageTags } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { securityHeaders, strictTransport } from './answer-headers.ts';
import { description } from './description.ts';
import type { Gate, ServiceApp, ServiceEnv } from './gate.ts';
import { languageOf } from './language.ts';
import { isSecureOrigin } from './public-origin.ts';
import { refuse } from './refuse.ts';

const requestId = /^[A-Za-z0-9._-]{8,64}$/;

/** An empty API: every request gets its number, language and headers, every fault becomes the one error body. */
export function openApi(gate: Gate): ServiceApp {
  const app = new Hono<ServiceEnv>();
  const isSecure = isSecureOrigin(gate.publicOrigin);
  app.use('*', async (c, next) => {
    const asked = c.req.header('x-request-id');
    const traceId = asked && requestId.test(asked) ? asked : randomUUID();
    const language = languageOf(c.req.header('accept-language'));
    c.set('gate', gate);
    c.set('traceId', traceId);
    c.set('language', language);
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    headers.set('X-Request-Id', traceId);
    headers.set('Content-Language', languageTags[language]);
    if (isSecure) headers.set('Strict-Transport-Security', strictTransport);
  });
  app.onError((fault, c) => refuse(c, fault));
  return app;
}

/** Answers what no operation answers: an address that is not described, or a method that it does not have. */
export function closeApi(app: ServiceApp, base: string) {
  const known = Object.entries(description.paths).map(([path, item]) => ({
    path: new RegExp(`^${base}${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: ['get', 'post', 'put', 'delete'].filter((method) => method in item).map((m) => m.toUpperCase()),
  }));
  app.all('*', (c) => {
    const matching = known.filter(({ path }) => path.test(c.req.path));
    if (matching.some(({ methods }) => methods.includes(c.req.method))) {
      // Described, but in the list of what is not served yet (not-served-yet.ts).
      return refuse(c, new Refusal('server.unavailable'));
    }
    const [found] = matching;
    const response = refuse(c, found ? new Refusal('request.method_not_allowed') : notFound());
    if (found) response.headers.set('Allow', found.methods.join(', '));
    return response;
  });
}
