import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import type { Shop } from '#src/data/shop.ts';

/** A step of the way to a page: its name and its path. */
export type Step = { name: string; path: string };

/** A thing in the words of schema.org, without its context. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What a page says of itself to search engines and to those with whom it is shared; the server alone writes it. */
export type Head = {
  /** The one address of what is shown: path and query without language, filters and order. */
  canonical: string;
  description?: string | undefined;
  /** False: engines may follow its links, but shall not list it. */
  index: boolean;
  type?: 'website' | 'product';
  /** A picture of what is shown, root-relative. */
  picture?: string | null | undefined;
  price?: Money | undefined;
  way?: Step[];
  things?: Thing[];
};

/** What the head of a page is made of: its address and the answers that it was rendered with. */
export type HeadFacts = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The address that shoppers type, without a path. */
  origin: string;
  shop: Shop;
  answers: QueryClient;
  /** The same service in English: names in addresses are English for every reader, so that a page has one address. */
  english: { shop: Shop; answers: QueryClient };
  say: IntlShape['formatMessage'];
};

/** Makes a head; undefined when the page was rendered without its main data. */
export type HeadOf = (facts: HeadFacts) => Head | undefined | Promise<Head | undefined>;
