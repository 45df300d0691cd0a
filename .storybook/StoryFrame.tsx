import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { Providers } from '#src/app/Providers.tsx';
import { createApi } from '#src/data/api.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { watchLongAnswers } from '#src/app/long-answers.ts';
import { waitingBar } from '#src/domain/waiting-bar.ts';
import { rememberLeaving } from '#src/app/remember-leaving.ts';
import { paths } from '#src/domain/urls.ts';
import { createBrowserState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { languageOf, tagOf, wordsOf } from './languages.ts';
import { bringFrameAnswers } from './frame-answers.ts';
import { framesAreLoaded, type PageModule, pageRoutes } from './page-routes.tsx';
import { type RegionCode, regions } from './regions.ts';
import { reloads } from './reloads.ts';

/** Where a story stands: its address, and the screen when it is one. */
export type StoryRouter = {
  /** Addresses, the last one open. */
  initialEntries?: string[];
  /** A screen's `*.route.ts` and the pattern of its address: the story then is this screen in the shop's frame. */
  page?: PageModule;
  path?: string;
  /** Routes of the story's own, in place of all that. */
  routes?: RouteObject[];
  /** A refused token leads home, as in the shop; else the story's reader is signed out where they stand. */
  leavesOn401?: boolean;
  /** The frame asks the service itself, since what it asks for is what the story is about. */
  frameAsks?: boolean;
  /** The reader never chose a region: the shop may suggest one. */
  newcomer?: boolean;
};

type StoryFrameProps = {
  /** A language of the toolbar. */
  language: string;
  region: RegionCode;
  router: StoryRouter;
  /** The reader is signed in. */
  member: boolean;
  children: ReactNode;
};

const dayMs = 86_400_000;
/** A session that is good for a day of the clock as it stands. */
const aSession = () => ({
  userId: 'u_7f3a91c2',
  nickName: 'Nimal Perera',
  pic: '/media/avatars/avatar-02.webp',
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: dayMs / 1000,
  enabled: true,
  isNewUser: false,
  expiresAt: Date.now() + dayMs,
});

const Story = createContext<ReactNode>(null);
const StorySlot = () => use(Story);
const anywhere: RouteObject[] = [{ path: '*', Component: StorySlot }];

function routesOf({ routes, page, path = '*' }: StoryRouter): RouteObject[] {
  if (routes) return routes;
  return page ? pageRoutes(path, page) : anywhere;
}

type Stand = Pick<StoryFrameProps, 'language' | 'region' | 'router' | 'member'>;

/** A fresh service, memory and address: nothing of one story reaches the next, and what it still asks ends with it. */
function standFor({ language, region, router, member }: Stand) {
  const { regionId, timeZone } = regions[region];
  const memory = createBrowserState();
  if (member) memory.session.save(aSession());
  else memory.session.look();
  const queryClient = createQueryClient('browser');
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const ended = new AbortController();
  const api = createApi({
    baseUrl: '/api',
    languageTag: tagOf(languageOf(language)),
    timeZone,
    token: () => Promise.resolve(memory.session.read()?.access_token),
    tokenAtHand: () => memory.session.read()?.access_token,
    onSignedOut: () => (router.leavesOn401 ? leave() : memory.session.clear()),
    fetch: (request) =>
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, ended.signal]) })),
  });
  const shop = { api, regionId };
  if (waitingBar()) watchLongAnswers(queryClient);
  if (router.page && !router.frameAsks) bringFrameAnswers(queryClient, shop);
  if (router.page && !router.newcomer) memory.local.write('mall.region', { regionId, source: 'chosen' });
  const memoryRouter = createMemoryRouter(routesOf(router), {
    initialEntries: router.initialEntries ?? ['/'],
    ...(router.page && { hydrationData: framesAreLoaded }),
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      context.set(shopContext, shop);
      return context;
    },
  });
  function leave() {
    const { pathname, search } = memoryRouter.state.location;
    rememberLeaving(memory, pathname + search);
    memory.session.clear();
    browserNavigation.replace(paths.home);
  }
  const end = () => {
    ended.abort();
    queryClient.clear();
  };
  return { end, memoryRouter, providers: { shop, queryClient, memory } };
}

/** What a story stands on: the same providers as the shop, a service, an address, and a reader. */
export function StoryFrame({ language, region, router, member, children }: StoryFrameProps) {
  const { count, path } = useSyncExternalStore(reloads.hear, reloads.now);
  const [first] = useState(count);
  const { end, memoryRouter, providers } = useMemo(() => {
    if (count === first) return standFor({ language, region, router, member });
    const initialEntries = path ? [path] : router.initialEntries;
    return standFor({
      language,
      region,
      router: { ...router, ...(initialEntries && { initialEntries }) },
      member: false,
    });
  }, [language, region, router, member, count, first, path]);
  useEffect(() => end, [end]);
  return (
    <Providers
      key={count}
      {...providers}
      language={languageOf(language)}
      messages={wordsOf(language)}
      timeZone={regions[region].timeZone}
    >
      <Story value={children}>
        <RouterProvider router={memoryRouter} />
      </Story>
    </Providers>
  );
}
