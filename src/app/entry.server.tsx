import type { Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createInProcessApi, type ServiceAnswer } from '#src/data/api-in-process.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { catalogueModule } from '#src/i18n/message-files.ts';
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
import { NonceContext } from './nonce.ts';
import { type PageAssets, type PageState, scriptJson } from './page-state.ts';
import { PageStream } from './page-stream.ts';
import { Providers } from './Providers.tsx';
import { askedLanguage, readReader, regionOf } from './reader.ts';
import { routes } from './routes.ts';
import { screenModule } from './screen-modules.ts';
import { type ScreenHandle, wordsOf } from './screen.ts';
import { listenScript, startScript } from './start-script.ts';
import { mainAnswerFailed } from './main-answer.ts';
import { pageStatus, unavailable } from './page-status.ts';
import { addresses } from './site-addresses.ts';
import { speculationRules } from './speculation-rules.ts';
import { waitingScript } from './waiting-script.ts';

export { readPageRequest } from './page-request.ts';
export { addresses, speculationRules };

const handler = createStaticHandler(routes);
/**
 * Bytes of a Suspense boundary above which React would send it in a later flush. Ours are complete, so the limit is
 * raised.
 */
const oneFlush = 1 << 30;

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
  nonce: string;
  report: (error: unknown) => void;
};

/** A page on its way: a redirect has a location, all else a body. */
export type RenderedPage = { status: number; location: string | null; body: Readable | null };

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
    return { status: context.status, location: context.headers.get('location'), body: null };

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
  const assets = options.assetsOf([
    ...modulesOf(context),
    ...wordsOf((context.matches.at(-1)?.route.handle ?? {}) as ScreenHandle).map((part) =>
      catalogueModule(language, part),
    ),
  ]);
  const bar = waitingScript(waitingWords(await sayIn(language)), options.entry.join());
  const state: PageState = {
    language,
    words,
    regionId,
    ...region,
    assets,
    query: dehydrate(queryClient),
    router: { loaderData: context.loaderData, actionData: null, errors: errorsOf(context) },
  };
  const page = (
    <NonceContext value={options.nonce}>
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
    </NonceContext>
  );
  const out = new PageStream({
    headOf: (html) =>
      insertHead(html, `<script nonce="${options.nonce}">${bar};${listenScript}</script>`, head),
  });
  await new Promise<void>((ready, fail) => {
    const rendering = renderToPipeableStream(page, {
      nonce: options.nonce,
      progressiveChunkSize: oneFlush,
      bootstrapScriptContent: `window.__MALL__=${scriptJson(state)};${startScript(options.entry, assets.preload)}`,
      onError: options.report,
      onShellError: fail,
      onShellReady() {
        rendering.pipe(out);
        ready();
      },
    });
    request.signal.addEventListener('abort', () => rendering.abort(request.signal.reason));
  });
  return { status: statusOf(context, regionId, queryClient), location: null, body: out.page };
}

const movedForGood = 308;
const movedTo = (location: string): RenderedPage => ({ status: movedForGood, location, body: null });

function statusOf(
  { errors, matches, statusCode }: StaticHandlerContext,
  regionId: number,
  answers: QueryClient,
) {
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (error !== undefined) return pageStatus(error);
  const { name } = (matches.at(-1)?.route.handle as ScreenHandle | undefined) ?? {};
  return mainAnswerFailed(name, regionId, answers) ? unavailable : statusCode;
}

const modulesOf = (context: StaticHandlerContext) =>
  context.matches
    .map(({ route }) => screenModule((route.handle as ScreenHandle | undefined)?.name))
    .filter((file) => file !== undefined);

/** Serialises errors for the browser's router, without internal messages or stacks. */
function errorsOf({ errors }: StaticHandlerContext): PageState['router']['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, unknown]) => {
      return [
        id,
        {
          status: pageStatus(error),
          statusText: '',
          data: null,
          internal: false,
          __type: 'RouteErrorResponse',
        },
      ];
    }),
  );
}
