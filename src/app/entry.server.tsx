import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { createApi } from '#src/data/api.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { catalogueModule, catalogueParts, loadCatalogue, unpacked } from '#src/i18n/catalogue.ts';
import { firstWords } from '#src/i18n/first-words.ts';
import { type Language, languages } from '#src/i18n/languages.ts';
import { createEmptyMemory } from '#src/state/memory.ts';
import { wakeAll } from '#src/state/sleeping.tsx';
import { streamAnswers } from './answer-stream.ts';
import { canonicalAddress } from './canonical-address.ts';
import { Document } from './Document.tsx';
import { insertHead } from './head/insert-head.ts';
import { pageHead } from './head/page-head.ts';
import { sayIn } from './head/say.ts';
import { waitingWords } from './head/waiting-words.ts';
import { NonceContext } from './nonce.ts';
import { type PageAssets, type PageState, scriptJson } from './page-state.ts';
import { Providers } from './Providers.tsx';
import { askedLanguage, readReader, regionOf } from './reader.ts';
import { routes } from './routes.ts';
import { type ScreenHandle, wordsOf } from './screen.ts';
import { listenScript, startScript } from './start-script.ts';
import { mainAnswerFailed } from './main-answer.ts';
import { pageStatus, unavailable } from './page-status.ts';
import { waitingScript } from './waiting-script.ts';

export { readPageRequest } from './page-request.ts';
export { addresses } from './site-addresses.ts';

const handler = createStaticHandler(routes);
/** React would hold larger parts back for a second flush; ours are ready and belong where they stand. */
const oneFlush = 1 << 30;

export type RenderOptions = {
  /** Asks the service in this process; only public operations may be asked (R1). */
  api: (request: Request) => Promise<Response>;
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

/** Renders one page for anybody: what it shows depends on the address, the language and the region only (R2). */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const url = new URL(request.url);
  const canonical = canonicalAddress(routes, url);
  if (canonical) return movedTo(canonical);
  const { language, regionId } = readReader(request);
  const queryClient = createQueryClient('server');
  const apiIn = (spoken: Language) =>
    createApi({
      baseUrl: options.apiBase,
      languageTag: languages[spoken].tag,
      fetch: options.api,
    });
  const shop = { api: apiIn(language), regionId };
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(shopContext, shop);

  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

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
    wakeAll(),
  ]);
  const words = await firstWords(language);
  const messages = {
    ...unpacked(words),
    ...Object.assign({}, ...(await Promise.all(catalogueParts.map((part) => loadCatalogue(language, part))))),
  };
  const region = regionOf(queryClient, regionId);
  const assets = options.assetsOf([
    ...modulesOf(context),
    ...wordsOf((context.matches.at(-1)?.route.handle ?? {}) as ScreenHandle).map((part) =>
      catalogueModule(language, part),
    ),
  ]);
  const { query, answers } = streamAnswers(queryClient);
  const bar = waitingScript(waitingWords(await sayIn(language)), options.entry.join());
  const state: PageState = {
    language,
    words,
    regionId,
    ...region,
    assets,
    query,
    router: { loaderData: context.loaderData, actionData: null, errors: errorsOf(context) },
  };
  const page = (
    <NonceContext value={options.nonce}>
      <Document language={language} regionCode={region.regionCode} assets={assets}>
        <Providers
          shop={shop}
          queryClient={queryClient}
          memory={createEmptyMemory()}
          language={language}
          messages={messages}
          timeZone={region.timeZone}
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
  const html = await renderToReadableStream(page, {
    nonce: options.nonce,
    progressiveChunkSize: oneFlush,
    bootstrapScriptContent: `window.__MALL__=${scriptJson(state)};${startScript(options.entry, assets.preload)}`,
    signal: request.signal,
    onError: options.report,
  });
  return new Response(
    html
      .pipeThrough(answers(options.nonce))
      .pipeThrough(insertHead(`<script nonce="${options.nonce}">${bar};${listenScript}</script>`, head)),
    {
      status: statusOf(context, regionId, queryClient),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );
}

const movedForGood = 308;
const movedTo = (address: string) =>
  new Response(null, { status: movedForGood, headers: { location: address } });

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
    .map(({ route }) => (route.handle as { module?: string } | undefined)?.module)
    .filter((file) => file !== undefined);

/** Errors as the browser's router takes them, without a word of what went wrong inside. */
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
