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
  /** The stored access token, without renewing it; sent with public calls as well (S7.6). */
  tokenAtHand?: () => string | undefined;
  /** Called once for an answer 401 to a request that carried a token (S8.5, Z22). */
  onSignedOut?: () => void;
  fetch?: (request: Request) => Promise<Response>;
};

/** Creates the client: base URL, headers, time-out (30 s) and log-out on 401 are set here and nowhere else. */
export function createApi({ baseUrl, languageTag, timeZone, token, ...options }: ApiOptions): Api {
  const { tokenAtHand, onSignedOut, fetch } = options;
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  const begun = new WeakMap<Request, number>();
  const since = (request: Request) => performance.now() - (begun.get(request) ?? 0);
  const headers: Middleware = {
    async onRequest({ request, schemaPath }) {
      const limits = schemaPath === endless ? [] : [AbortSignal.timeout(apiTimeoutMs)];
      const asked = new Request(request, { signal: AbortSignal.any([request.signal, ...limits]) });
      asked.headers.set('Content-Type', 'application/json');
      asked.headers.set('Accept-Language', languageTag);
      if (timeZone) asked.headers.set('Time-Zone', timeZone);
      begun.set(asked, performance.now());
      const bearer = needsToken(schemaPath) ? token && (await inTime(asked, token())) : tokenAtHand?.();
      if (bearer) asked.headers.set('Authorization', `Bearer ${bearer}`);
      return asked;
    },
    onResponse({ request, response, schemaPath }) {
      answeredAfter.set(response, since(request));
      const refused = response.status === 401 && request.headers.has('Authorization');
      if (refused && needsToken(schemaPath)) onSignedOut?.();
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

/** The time limit includes fetching the token. */
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

/** The event stream has no time limit; `keep-stream.ts` watches for silence instead. */
const endless = '/p/chat/stream';

/** Secured operations outside `/p/` (S7.40, S7.43, S7.45). */
const signed = ['/app/logout', '/notifications/page', '/userLastAnnouncementReadTime/update'];

/** Only these wait for a valid token; public operations ignore it (D6) and must not wait for its renewal. */
const needsToken = (path: string) => path.startsWith('/p/') || signed.includes(path);

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';
