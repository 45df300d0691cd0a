import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { apiTimeoutMs } from '#src/domain/limits.ts';
import { answeredAfter, Unreachable } from './refusal.ts';

/** The typed client of the product service. */
export type Api = Client<paths>;

type ApiOptions = {
  /** Where the service lives, `/api` on the storefront's own origin (D2). */
  baseUrl: string;
  /** The tag of the interface language, sent as Accept-Language (S7.5). */
  languageTag: string;
  /** The reader's IANA time zone, sent as Time-Zone (S7.4). */
  timeZone?: string;
  /** A good access token, refreshed when it is about to end; undefined for a visitor (S7.6). */
  token?: () => Promise<string | undefined>;
  /** Called once for an answer 401 to a request that carried a token (S8.5, Z22). */
  onSignedOut?: () => void;
  fetch?: (request: Request) => Promise<Response>;
};

/** The one place for base URL, headers, time-out (30 s) and the way out on 401. */
export function createApi({ baseUrl, languageTag, timeZone, token, onSignedOut, fetch }: ApiOptions): Api {
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  const begun = new WeakMap<Request, number>();
  const since = (request: Request) => performance.now() - (begun.get(request) ?? 0);
  const headers: Middleware = {
    async onRequest({ request, schemaPath }) {
      const asked = new Request(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeoutMs)]),
      });
      asked.headers.set('Content-Type', 'application/json');
      asked.headers.set('Accept-Language', languageTag);
      if (timeZone) asked.headers.set('Time-Zone', timeZone);
      begun.set(asked, performance.now());
      const bearer = token && wantsToken(schemaPath) ? await inTime(asked, token()) : undefined;
      if (bearer) asked.headers.set('Authorization', `Bearer ${bearer}`);
      return asked;
    },
    onResponse({ request, response }) {
      answeredAfter.set(response, since(request));
      if (response.status === 401 && request.headers.has('Authorization')) onSignedOut?.();
      return undefined;
    },
    onError: ({ error, request }) =>
      request.signal.aborted && !isTimeout(request.signal.reason)
        ? undefined
        : new Unreachable('The service cannot be reached', { cause: error, afterMs: since(request) }),
  };
  client.use(headers);
  return client;
}

/** The time limit holds for the token that a call needs, too. */
const inTime = <T>({ signal }: Request, wanted: Promise<T>): Promise<T> =>
  Promise.race([
    wanted,
    new Promise<never>((_, giveUp) => {
      const end = () =>
        giveUp(
          isTimeout(signal.reason)
            ? new Unreachable('The service cannot be reached', {
                cause: signal.reason,
                afterMs: apiTimeoutMs,
              })
            : signal.reason,
        );
      signal.addEventListener('abort', end, { once: true });
    }),
  ]);

/** Secured operations outside `/p/` (S7.40, S7.43, S7.45). */
const signed = ['/app/logout', '/notifications/page', '/userLastAnnouncementReadTime/update'];

/** Public operations ignore the token (D6); without it they stay the same for everybody and can be cached. */
const wantsToken = (path: string) => path.startsWith('/p/') || signed.includes(path);

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';
