import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { rememberLeaving } from '#src/app/remember-leaving.ts';
import { routes } from '#src/app/routes.ts';
import { createApi } from '#src/data/api.ts';
import { createTokenKeeper } from '#src/data/auth/token-keeper.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { createBrowserState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { sessionFrom } from '#src/state/session.ts';
import { readCookie } from '#src/state/storage.ts';
import { languageOf, learn, tagOf, wordsOf } from '../languages.ts';
import { type RegionCode, regions } from '../regions.ts';

/** What the toolbar says; what the shopper has chosen in the shop counts before it. */
export type Chosen = { language: string; region: RegionCode };

function chosenNow({ language, region }: Chosen): Chosen {
  const spoken = readCookie(document.cookie, 'mall_lang');
  const regionId = Number(readCookie(document.cookie, 'mall_region'));
  const codes = Object.keys(regions) as RegionCode[];
  return {
    language: spoken && spoken !== languageOf(language) ? spoken : language,
    region: codes.find((code) => regions[code].regionId === regionId) ?? region,
  };
}

export type ShopPage = Awaited<ReturnType<typeof loadShopPage>>;

/** A page of the shop as a browser loads it at `address`: what the browser keeps is there, all else begins anew. */
export async function loadShopPage(address: string, toolbar: Chosen) {
  const { language, region } = chosenNow(toolbar);
  await learn(language);
  const { regionId, timeZone } = regions[region];
  const memory = createBrowserState();
  const { session } = memory;
  const queryClient = createQueryClient('browser');
  const ended = new AbortController();
  const line = {
    baseUrl: '/api',
    languageTag: tagOf(languageOf(language)),
    timeZone,
    fetch: (request: Request) =>
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, ended.signal]) })),
  };

  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    const { pathname, search } = router.state.location;
    rememberLeaving(memory, pathname + search);
    session.drop();
    queryClient.clear();
    browserNavigation.replace(paths.home);
  };
  const token = createTokenKeeper({
    api: createApi(line),
    read: session.read,
    handle: session.handle,
    save: (answer) => void session.save(sessionFrom(answer, Date.now())),
    onSignedOut: () => (session.read() ? leave() : session.clear()),
    now: Date.now,
  });
  const tokenAtHand = () => session.read()?.access_token;
  const shop = { api: createApi({ ...line, token, tokenAtHand, onSignedOut: leave }), regionId };
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      context.set(shopContext, shop);
      return context;
    },
  });
  return {
    language,
    region,
    router,
    providers: {
      shop,
      queryClient,
      memory,
      language: languageOf(language),
      messages: wordsOf(language),
      timeZone,
    },
    /** Where the reader is by now. */
    address: () => router.state.location.pathname + router.state.location.search,
    end() {
      ended.abort();
      router.dispose();
      queryClient.clear();
    },
  };
}
