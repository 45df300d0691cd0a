import type { Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';

type Plain = string | number | boolean | null | undefined;

type Call = Omit<RequestInit, 'body'> & {
  params?: {
    query?: Record<string, Plain | readonly Plain[]>;
    path?: Record<string, Plain>;
    header?: Record<string, Plain>;
  };
  /** Sent as JSON. */
  body?: unknown;
  /** What is made of a good answer: its JSON without it. */
  parseAs?: 'json' | 'stream';
};

type LeanClientOptions = {
  /** Where the service lives, without a slash at its end. */
  baseUrl: string;
  /** What asks; the browser without it. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Completes what is asked. */
  onRequest: (request: Request, path: string) => Promise<Request>;
  /** Hears what was answered, before it is read. */
  onResponse: (response: Response, request: Request, path: string) => void;
  /** What is thrown where no answer came. */
  onError: (error: unknown, request: Request) => unknown;
};

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

/**
 * The calls of openapi-fetch's client, with its types, for what the contract has: queries of plain values and lists of
 * them, plain values in paths, JSON. The package's own is three times as much in the JavaScript of every page.
 */
export function createLeanClient({
  baseUrl,
  fetch = globalThis.fetch,
  ...told
}: LeanClientOptions): Client<paths> {
  const call = async (method: string, path: string, { params, body, parseAs, ...init }: Call = {}) => {
    const request = await told.onRequest(
      new Request(baseUrl + addressOf(path, params), {
        ...init,
        method,
        headers: headersOf({ ...params?.header }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      path,
    );
    const response = await fetch(request).catch((error: unknown) => {
      throw told.onError(error, request);
    });
    told.onResponse(response, request, path);
    if (response.ok && parseAs === 'stream') return { data: response.body, response };
    const text = await response.text();
    if (response.ok) return { data: text ? JSON.parse(text) : undefined, response };
    return { error: text ? parsed(text) : undefined, response };
  };
  const byName = Object.fromEntries(
    methods.map((method) => [method, (path: string, init?: Call) => call(method, path, init)]),
  );
  // The types of the calls are those of the contract; here a path is a text like any other.
  return {
    ...byName,
    request: (method: string, path: string, init?: Call) => call(method.toUpperCase(), path, init),
  } as unknown as Client<paths>;
}

const given = <T>(value: T): value is NonNullable<T> => value !== undefined && value !== null;

const headersOf = (values: Record<string, Plain>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (given(value) ? [[name, String(value)]] : [])),
  );

function addressOf(path: string, { path: places = {}, query = {} }: Call['params'] = {}): string {
  const where = path.replace(/{(\w+)}/g, (whole, name: string) =>
    given(places[name]) ? encodeURIComponent(String(places[name])) : whole,
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : given(value) ? [value] : []).map(
      (one) => `${name}=${encodeURIComponent(String(one))}`,
    ),
  );
  return asked.length > 0 ? `${where}?${asked.join('&')}` : where;
}

/** What was refused is said in JSON by the service, in whatever words by what stands before it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
