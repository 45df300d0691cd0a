import type { RouteObject } from 'react-router-dom';
import { askedLanguage, type Reader, readReader } from './reader.ts';
import { escapedAddress, spelledAs } from './canonical-address.ts';
import { pageParameters } from './page-parameters.ts';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen.ts';
import { addresses } from './site-addresses.ts';

/** What a page is rendered from; two requests that agree in it are answered with the same page. */
export type PageRequest = Reader & {
  /** Path and query, with the parameters that the screen reads and no others, in one order. */
  address: string;
  /** True for search results, which cost the service a search. */
  searches: boolean;
};

const namesIn = (list: readonly RouteObject[]): [pattern: string, name: string | undefined][] =>
  list.flatMap(({ path, handle, children = [] }) => [
    ...(path ? [[path, (handle as ScreenHandle | undefined)?.name] as [string, string | undefined]] : []),
    ...namesIn(children),
  ]);
const screenNames = new Map(namesIn(routes));

/** All addresses that no screen has are answered with one page. */
const nowhere = '/-';

/** Reads which page is asked for, or where the address moved to for good. */
export function readPageRequest(request: Request): PageRequest | { movedTo: string } {
  const url = new URL(request.url);
  const readable = escapedAddress(url);
  if (readable) return { movedTo: readable };
  // The router would rank its whole table anew at every call.
  const pattern = addresses.patternOf(url.pathname);
  const movedTo = spelledAs(pattern, url);
  if (movedTo) return { movedTo };
  const name = screenNames.get(pattern) ?? 'NotFound';
  const query = queryOf(name, url);
  return {
    ...readReader(request),
    address: (name === 'NotFound' ? nowhere : url.pathname) + (query && `?${query}`),
    searches:
      name === 'SearchResults' || (typed[name] ?? []).some((parameter) => url.searchParams.has(parameter)),
  };
}

/** The parameters in which screens take what somebody typed; the results of a search have it in their path, too. */
const typed: Readonly<Record<string, readonly string[]>> = { Listing: ['key'], Store: ['q'] };

/** An old link that names its product in the query is sent on with all else it says (Z8). */
const keepsAll = 'Goods';

function queryOf(name: string, url: URL): string {
  const { searchParams } = url;
  if (name === keepsAll && searchParams.has('prodId')) return searchParams.toString();
  const query = new URLSearchParams();
  for (const parameter of pageParameters[name] ?? []) {
    const value = searchParams.get(parameter);
    if (value !== null) query.set(parameter, value);
  }
  const language = askedLanguage(url);
  if (language) query.set('lang', language);
  return query.toString();
}
