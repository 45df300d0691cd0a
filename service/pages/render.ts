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
export type RenderPage = (request: Request, nonce: string) => Promise<Response>;
