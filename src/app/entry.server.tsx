import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { dehydrate } from '@tanstack/react-query';
import { createInProcessApi, type ServiceAnswer } from '#src/data/api-in-process.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { PartPlacesContext } from '#src/domain/part-places.ts';
import { firstWords } from '#src/i18n/first-words.ts';
import { type Language, languages } from '#src/i18n/languages.ts';
import { serverIntl } from '#src/i18n/server-intl.ts';
import { createEmptyState } from '#src/state/client-state.ts';
import { preloadAll } from '#src/state/lazy-hydrate.tsx';
import { escapedAddress, spelledAs } from './canonical-address.ts';
import { Document } from './Document.tsx';
import { insertHead } from './head/insert-head.ts';
import { pageHead } from './head/page-head.ts';
import { sayIn } from './head/say.ts';
import { waitingWords } from './head/waiting-words.ts';
import { type PageAssets, type PageState, stateElement } from './page-state.ts';
import { pageMarkup, withHeadAndTail } from './page-markup.ts';
import { type KeptParts, keptParts } from './kept-parts.ts';
import { Providers } from './Providers.tsx';
import { askedLanguage, readReader, regionOf } from './reader.ts';
import { errorsOf, modulesOf, statusOf } from './rendered-screen.ts';
import { frameAnswers } from './root-loader.ts';
import { routes } from './routes.ts';
import { listenScript, startScript } from './start-script.ts';
import { addresses } from './site-addresses.ts';
import { speculationRules } from './speculation-rules.ts';
import { waitingScript } from './waiting-script.ts';

export { readPageRequest } from './page-request.ts';
export { addresses, speculationRules };

const handler = createStaticHandler(routes);

/** Not while somebody changes the sources: a kept part would stay as it was. */
const mayKeep = import.meta.env.MODE !== 'development';

export type RenderOptions = {
  /** Asks the service in this process; only public operations may be asked. */
  api: (request: Request) => Promise<ServiceAnswer>;
  /** Where the service is mounted, absolute. */
  apiBase: string;
  /** The address that shoppers type, such as https://shop.example: where canonical and shared addresses begin. */
  origin: string;
  /** The files of the given source modules, from the build's manifest. */
  assetsOf: (modules: string[]) => PageAssets;
  /** The scripts that start the page in the browser. */
  entry: string[];
  report: (error: unknown) => void;
};

/** A rendered page: a redirect has a location, all else its HTML, in pieces. */
export type RenderedPage = {
  status: number;
  location: string | null;
  html: readonly string[] | null;
  /** The inline scripts that it runs, as they stand in it: the same for each page of a build and language. */
  scripts: readonly string[];
};

/** Renders one page for anybody: what it shows depends on the address, the language and the region only. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const url = new URL(request.url);
  // The router would rank its whole table anew to say which screen this is.
  const canonical = escapedAddress(url) ?? spelledAs(addresses.patternOf(url.pathname), url);
  if (canonical) return movedTo(canonical);
  const { language, regionId } = readReader(request);
  const queryClient = createQueryClient('server');
  const apiIn = (spoken: Language) =>
    createInProcessApi({
      baseUrl: options.apiBase,
      languageTag: languages[spoken].tag,
      ask: options.api,
    });
  const shop = { api: apiIn(language), regionId };
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(shopContext, shop);

  const context = await handler.query(request, { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location'), html: null, scripts: [] };

  const [head] = await Promise.all([
    pageHead(context, {
      url,
      origin: options.origin,
      language,
      asked: askedLanguage(url),
      shop,
      answers: queryClient,
      englishApi: () => apiIn('en'),
    }).catch((error: unknown) => {
      options.report(error);
      return () => '';
    }),
    preloadAll(),
  ]);
  const words = await firstWords(language);
  const region = regionOf(queryClient, regionId);
  const intl = await serverIntl(language, region.timeZone);
  const assets = options.assetsOf(modulesOf(context, language));
  const bar = waitingScript(waitingWords(await sayIn(language)), options.entry.join());
  const first = `${bar};${listenScript}`;
  const last = startScript(options.entry);
  const state: PageState = {
    language,
    words,
    regionId,
    ...region,
    assets,
    query: dehydrate(queryClient),
    router: { loaderData: context.loaderData, actionData: null, errors: errorsOf(context) },
  };
  const page = (parts?: KeptParts) => (
    <PartPlacesContext value={parts}>
      <Document language={language} regionCode={region.regionCode} assets={assets}>
        <Providers
          shop={shop}
          queryClient={queryClient}
          memory={createEmptyState()}
          language={language}
          messages={intl.messages}
          timeZone={region.timeZone}
          intl={intl}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </Document>
    </PartPlacesContext>
  );
  const markup = await pageMarkup(page, {
    signal: request.signal,
    report: options.report,
    parts: mayKeep ? keptParts([language, regionId, region, frameAnswers(queryClient, shop)]) : undefined,
  });
  const html = withHeadAndTail(
    markup,
    (begun) => insertHead(begun, `<script>${first}</script>`, head),
    `${stateElement(state)}<script>${last}</script>`,
  );
  const status = statusOf(context, regionId, queryClient);
  return { status, location: null, html, scripts: [first, last] };
}

const movedForGood = 308;
const movedTo = (location: string): RenderedPage => ({
  status: movedForGood,
  location,
  html: null,
  scripts: [],
});
