import type { Language } from '#service/domain/language.ts';

/** What the built storefront offers (src/app/entry.server.tsx); known here by its shape only. */
export type RenderOptions = {
  api: (request: Request) => Promise<Response>;
  apiBase: string;
  origin: string;
  assetsOf: (modules: string[]) => { css: string[]; preload: string[] };
  entry: string[];
  nonce: string;
  report: (error: unknown) => void;
};

export type Render = (request: Request, options: RenderOptions) => Promise<Response>;

/** What a page is made of: two requests that agree in it are answered with the same page. */
export type PageRequest = {
  /** Path and query, with what the screen reads and nothing else. */
  address: string;
  language: Language;
  regionId: number;
  /** True for a page that looks for what somebody typed. */
  searches: boolean;
};

export type ReadPageRequest = (request: Request) => PageRequest | { movedTo: string };

/** Renders a page; `api` asks the service, `report` hears what went wrong inside. */
export type RenderPage = (
  page: PageRequest,
  options: Pick<RenderOptions, 'api' | 'nonce' | 'report' | 'origin'>,
) => Promise<Response>;
