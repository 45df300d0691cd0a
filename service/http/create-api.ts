import { Hono } from 'hono';
import { languageTags } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { securityHeaders } from './answer-headers.ts';
import { authorise } from './authorise.ts';
import { describe, description } from './description.ts';
import type { Gate, ServiceApp, ServiceEnv } from './gate.ts';
import { languageOf } from './language.ts';
import type { Method } from './operation-types.ts';
import { refuse } from './refuse.ts';

/** An empty API: every request gets its number, language and headers, every fault becomes the one error body. */
export function createApi(gate: Gate): ServiceApp {
  const app = new Hono<ServiceEnv>();
  app.use('*', async (c, next) => {
    // Only a call from server rendering comes without one (default-headers.ts).
    const traceId = (c.get('traceId') as string | undefined) ?? crypto.randomUUID();
    const language = languageOf(c.req.header('accept-language'));
    c.set('gate', gate);
    c.set('traceId', traceId);
    c.set('language', language);
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    headers.set('Content-Language', languageTags[language]);
  });
  app.onError((fault, c) => refuse(c, fault));
  return app;
}

const methods: readonly Method[] = ['get', 'post', 'put', 'delete'];

/**
 * Answers what no operation answers: an address that is not described (404), a method that it does not have (405), and an
 * operation that is described but not served yet: it asks for the token first, as every operation does, and answers 503.
 */
export function mountFallbacks(app: ServiceApp, base: string) {
  const known = Object.entries(description.paths).map(([path, item]) => ({
    path,
    pattern: new RegExp(`^${base}${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    served: methods.filter((method) => method in item),
  }));
  app.all('*', async (c) => {
    const matching = known.filter(({ pattern }) => pattern.test(c.req.path));
    const method = c.req.method === 'HEAD' ? 'get' : c.req.method.toLowerCase();
    for (const { path, served } of matching) {
      const described = served.find((one) => one === method);
      if (!described) continue;
      const operation = describe(described, path);
      c.set('operationId', operation.operationId);
      const fault = await authorise(c, operation).then(
        () => new Refusal('server.unavailable'),
        (refused: unknown) => refused,
      );
      return refuse(c, fault, operation);
    }
    const [found] = matching;
    const response = refuse(c, found ? new Refusal('request.method_not_allowed') : notFound());
    if (found) response.headers.set('Allow', allowed(found.served));
    return response;
  });
}

/** As the header `Allow` lists them: who answers GET answers HEAD, too. */
const allowed = (served: readonly string[]) =>
  served.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
