import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { Api } from './api.ts';
import { Unreachable } from './refusal.ts';

/** What the service answered in the same process: the body as it was said, which never was a text. */
export type ServiceAnswer = { response: Response; body: unknown };

type InProcessOptions = {
  /** Where the service is mounted, absolute. */
  baseUrl: string;
  /** The tag of the interface language, sent as Accept-Language (S7.5). */
  languageTag: string;
  /** Asks the service. Whoever gives it limits how long that may take. */
  ask: (request: Request) => Promise<ServiceAnswer>;
};

type Asked = { params?: { query?: Record<string, unknown>; path?: Record<string, unknown> } };

const querySerializer = createQuerySerializer();

/**
 * The typed client of the product service for pages that are rendered beside it. It reads only, without a token, and what
 * it answers belongs to the service: nobody may change it.
 */
export function createInProcessApi({ baseUrl, languageTag, ask }: InProcessOptions): Api {
  const headers = { 'Accept-Language': languageTag };
  const get = async (path: string, { params = {} }: Asked = {}) => {
    const url = createFinalURL(path, {
      baseUrl,
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const { response, body } = await ask(new Request(url, { headers })).catch((cause: unknown) => {
      throw new Unreachable('The service cannot be reached', { cause });
    });
    return response.ok ? { data: body, response } : { error: body, response };
  };
  const readsOnly = () => Promise.reject(new Error('a page that is rendered on the server reads only'));
  const none = {
    POST: readsOnly,
    PUT: readsOnly,
    DELETE: readsOnly,
    PATCH: readsOnly,
    HEAD: readsOnly,
    OPTIONS: readsOnly,
    TRACE: readsOnly,
    request: readsOnly,
    use: () => undefined,
    eject: () => undefined,
  };
  // The path's types are those of the contract; here a path is a text like any other.
  return { ...none, GET: get } as unknown as Api;
}
