import type { QueryKey } from '@tanstack/react-query';
import type { SetupServer } from 'msw/node';
import { createApi } from '#src/data/api.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import type { Shop } from '#src/data/shop.ts';
import { faultsOf, operations, type Parameter, resolved } from '../../contract/bundle.ts';

export const origin = 'http://localhost:3000';
export const sriLanka = 659_006_000_343;
export const china = 659_006_000_344;

/** A shop whose reader is signed in. */
export const aShop = (regionId = sriLanka): Shop => ({
  api: createApi({ baseUrl: `${origin}/api`, languageTag: 'en-US', token: async () => 'good' }),
  regionId,
});

export const aClient = () => createQueryClient('browser');

/** Asks a question, and when it goes on, for two pages of it. */
export const answerTo = (question: { queryKey: QueryKey }): Promise<unknown> =>
  'initialPageParam' in question
    ? aClient().fetchInfiniteQuery({ ...question, pages: 2 } as never)
    : aClient().fetchQuery(question);

type Known = (typeof operations)[number];

const patterns = operations
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((known) => ({
    known,
    pattern: new RegExp(`^/api${known.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/** A request as it was asked: of which operation, with which words in its path, and its body. */
export type Asked = {
  known: Known;
  place: Record<string, string>;
  url: URL;
  headers: Headers;
  body: string;
};

function askedBy({ method, url, headers }: Request): Asked {
  const asked = { url: new URL(url), headers, body: '' };
  for (const { known, pattern } of patterns) {
    const found = known.method === method.toLowerCase() && pattern.exec(asked.url.pathname);
    if (found) return { known, place: { ...found.groups }, ...asked };
  }
  throw new Error(`${method} ${url} is not in the contract`);
}

/** All that the mocked service is asked from now on. */
export function noteAsked(service: SetupServer): Asked[] {
  const notes: Asked[] = [];
  service.events.on('request:start', async ({ request }) => {
    const asked = askedBy(request);
    notes.push(asked);
    asked.body = await request.clone().text();
  });
  return notes;
}

/** What the words in the path and the headers of a request have against the contract. */
export function placeFaults({ known, place, headers }: Asked): string[] {
  const { method, path, operation } = known;
  return (operation.parameters ?? []).flatMap((node, index) => {
    const parameter = resolved<Parameter>(node);
    const value = parameter.in === 'path' ? place[parameter.name] : headers.get(parameter.name);
    if (parameter.in === 'query' || (value === null && !parameter.required)) return [];
    const here = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/parameters/${index}`;
    const pointer = '$ref' in node ? node.$ref.slice(1) : here;
    const { type } = resolved((parameter.schema ?? {}) as { type?: string });
    return faultsOf(`${pointer}/schema`, type === 'integer' ? Number(value) : value);
  });
}

/** Until the answers that were given have been checked against the contract. */
export const checked = () => new Promise((later) => setTimeout(later, 20));

/** The options that `src/data` exports, as `queries.name` or `mutations.name`. */
export const namesOf = (modules: Record<string, Record<string, unknown>>, ending: string): string[] =>
  Object.values(modules)
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith(ending)))
    .flatMap(([noun, all]) => Object.keys(all as object).map((name) => `${noun}.${name}`))
    .toSorted();
