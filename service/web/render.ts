import type { ServiceAnswer } from '#service/http/in-process.ts';
import type { Language } from '#service/domain/language.ts';

/** Asks the service in this process. */
export type AskService = (request: Request) => Promise<ServiceAnswer>;

/** Interface of the storefront's rendering (src/app/entry.server.tsx), which the service does not import. */
export type RenderOptions = {
  api: AskService;
  apiBase: string;
  origin: string;
  assetsOf: (modules: string[]) => { css: string[]; preload: string[] };
  entry: string[];
  report: (error: unknown) => void;
};

/** A rendered page: a redirect has a location, everything else its HTML, in pieces. */
type RenderedPage = {
  status: number;
  location: string | null;
  html: readonly string[] | null;
  /** The texts of the inline scripts that the page runs. */
  scripts: readonly string[];
};

export type Render = (request: Request, options: RenderOptions) => Promise<RenderedPage>;

/** Everything on which a page depends: requests with equal values get the same page. */
export type PageRequest = {
  /** Path and query; only those parameters that the screen reads. */
  address: string;
  language: Language;
  regionId: number;
  /** True for a page with the results of a search. */
  searches: boolean;
};

export type ReadPageRequest = (request: Request) => PageRequest | { movedTo: string };

/** Renders a page; `api` calls the service, `report` receives internal errors. */
export type RenderPage = (
  page: PageRequest,
  options: Pick<RenderOptions, 'api' | 'report' | 'origin'>,
) => Promise<RenderedPage>;
