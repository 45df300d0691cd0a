import type { Readable } from 'node:stream';
import type { ServiceAnswer } from '#service/http/in-process.ts';
import type { Language } from '#service/domain/language.ts';

/** Asks the service in this process. */
export type AskService = (request: Request) => Promise<ServiceAnswer>;

/** What the built storefront offers (src/app/entry.server.tsx); known here by its shape only. */
export type RenderOptions = {
  api: AskService;
  apiBase: string;
  origin: string;
  assetsOf: (modules: string[]) => { css: string[]; preload: string[] };
  entry: string[];
  report: (error: unknown) => void;
};

/** A page on its way: a redirect has a location, all else a body, in one piece a flush. */
export type RenderedPage = {
  status: number;
  location: string | null;
  body: Readable | null;
  /** The inline scripts that it runs, as they stand in it. */
  scripts: readonly string[];
};

export type Render = (request: Request, options: RenderOptions) => Promise<RenderedPage>;

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

/** Renders a page; `api` calls the service, `report` receives internal errors. */
export type RenderPage = (
  page: PageRequest,
  options: Pick<RenderOptions, 'api' | 'report' | 'origin'>,
) => Promise<RenderedPage>;
