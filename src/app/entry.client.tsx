import '@vitejs/plugin-react/preamble';
import '#src/design-system/tokens/app.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { type MissingCode, wantedCode } from '#src/domain/late-code.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';
import { languages } from '#src/i18n/languages.ts';
import { hasMovedEarly } from '#src/state/pre-hydration-events.ts';
import { beforeHydrating, firstInteraction } from '#src/state/first-interaction.ts';
import { createBrowserState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { createBrowserShop } from './browser-shop.ts';
import { Document } from './Document.tsx';
import { Providers } from './Providers.tsx';
import { routes } from './routes.ts';
import { allWords, openWords } from './words.ts';

/** Starting takes a slow phone long: between its parts the browser may paint, and hear the reader. */
const breath = () => new Promise((goOn) => setTimeout(goOn));

async function open() {
  const {
    language,
    words,
    regionId,
    regionCode,
    timeZone,
    assets,
    query,
    router: hydrationData,
  } = window.__MALL__;
  const messages = openWords(language, words);
  beforeHydrating(allWords);
  // The matched screens must be there before hydration, or the router starts empty.
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  await breath();
  if (hasMovedEarly()) return browserNavigation.reload();
  const queryClient = createQueryClient('browser');
  const memory = createBrowserState();
  const shop = createBrowserShop({ memory, queryClient, regionId, languageTag: languages[language].tag });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(shopContext, shop);
    return context;
  };
  let onWayBack: ((event: PopStateEvent) => void) | undefined;
  // A window tells its listeners in the order in which they came: this one comes before the router's.
  window.addEventListener('popstate', (event) => onWayBack?.(event));
  const router = createBrowserRouter(routes, { hydrationData, getContext });
  await breath();
  // A slow page can be opened without scripts, as the server renders it.
  let arrived: (() => void) | undefined;
  router.subscribe(({ navigation: { location } }) => {
    arrived?.();
    arrived =
      location &&
      waitingBar()?.wait('page', () =>
        browserNavigation.leave(location.pathname + location.search + location.hash),
      );
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <Document language={language} regionCode={regionCode} assets={assets}>
        <Providers
          shop={shop}
          queryClient={queryClient}
          memory={memory}
          language={language}
          messages={messages}
          timeZone={timeZone}
          state={query}
        >
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
  // A tap may come before anything else; without it a tap is followed as well.
  void import('./cover-changes.ts')
    .then(({ coverChanges }) => coverChanges(router))
    .then(
      (hear) => (onWayBack = hear),
      () => undefined,
    );
  void import('#src/state/region-choice.ts').then(({ keepDefaultRegion }) => keepDefaultRegion(memory.local));
  await firstInteraction;
  const { afterFirstTouch } = await wantedCode(() => import('./after-first-interaction.ts'));
  afterFirstTouch({ routes, getContext, router, queryClient });
}

open().catch((fault: unknown) => {
  window.__EARLY__?.dead((fault as Partial<MissingCode>).late === true);
  throw fault;
});
