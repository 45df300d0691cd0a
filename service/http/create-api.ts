import { Hono } from 'hono';
import { languageTags } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { securityHeaders } from './answer-headers.ts';
import { description } from './description.ts';
import type { ApiContext, ServiceApp, ServiceEnv } from './api-context.ts';
import { languageOf } from './language.ts';
import type { Method } from './operation-types.ts';
import { refuse } from './refuse.ts';

/**
 * An API without operations: gives every request its trace id, language and headers, and turns every error into the
 * error body of the contract.
 */
export function createApi(apiContext: ApiContext): ServiceApp {
  const app = new Hono<ServiceEnv>();
  app.use('*', async (c, next) => {
    // Only calls from server rendering have no trace id yet (default-headers.ts).
    const traceId = (c.get('traceId') as string | undefined) ?? crypto.randomUUID();
    const language = languageOf(c.req.header('accept-language'));
    c.set('apiContext', apiContext);
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

/** Answers requests without an operation: 404 for an address that is not in the contract, 405 for a method that it does not have. */
export function mountFallbacks(app: ServiceApp, base: string) {
  const known = Object.entries(description.paths).map(([path, item]) => ({
    pattern: new RegExp(`^${base}${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    served: methods.filter((method) => method in item),
  }));
  app.all('*', (c) => {
    const found = known.find(({ pattern }) => pattern.test(c.req.path));
    const response = refuse(c, found ? new Refusal('request.method_not_allowed') : notFound());
    if (found) response.headers.set('Allow', allowed(found.served));
    return response;
  });
}

/** Methods as the `Allow` header lists them: an address with GET also answers HEAD. */
const allowed = (served: readonly string[]) =>
  served.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
