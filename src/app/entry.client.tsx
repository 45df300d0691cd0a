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
import { beforeWaking, firstTouch } from '#src/state/first-touch.ts';
import { createBrowserMemory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { createBrowserShop } from './browser-shop.ts';
import { Document } from './Document.tsx';
import { Providers } from './Providers.tsx';
import { routes } from './routes.ts';
import { attachStreamedAnswers } from './streamed-answers.ts';
import { allWords, openWords } from './words.ts';

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
  // Styles that the dialog's library writes carry the page's nonce; this is the name under which it looks for it.
  Object.assign(globalThis, {
    __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  });
  const messages = openWords(language, words);
  beforeWaking(allWords);
  // The matched screens must be there before hydration, or the router starts empty.
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const queryClient = createQueryClient('browser');
  const memory = createBrowserMemory();
  const shop = createBrowserShop({ memory, queryClient, regionId, languageTag: languages[language].tag });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(shopContext, shop);
    return context;
  };
  const router = createBrowserRouter(routes, { hydrationData, getContext });
  // A page that is long in coming can be asked for as the server makes it.
  let arrived: (() => void) | undefined;
  router.subscribe(({ navigation: { location } }) => {
    arrived?.();
    arrived =
      location &&
      waitingBar()?.wait('page', () => pageDoor.leave(location.pathname + location.search + location.hash));
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
          state={attachStreamedAnswers(query)}
        >
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
  await firstTouch;
  const { afterFirstTouch } = await wantedCode(() => import('./after-first-touch.ts'));
  afterFirstTouch({ routes, getContext, router, queryClient });
}

open().catch((fault: unknown) => {
  window.__EARLY__?.dead((fault as Partial<MissingCode>).late === true);
  throw fault;
});
