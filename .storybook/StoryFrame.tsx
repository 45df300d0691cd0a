import { createContext, type ReactNode, use, useMemo } from 'react';
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
import { type Language, languages } from '#src/i18n/languages.ts';
import { createBrowserMemory } from '#src/state/memory.ts';
import { now } from './fixed-clock.ts';
import { type PageModule, pageRoutes } from './page-routes.tsx';
import { type RegionCode, regions } from './regions.ts';

/** Where a story stands: its address, and the screen when it is one. */
export type StoryRouter = {
  /** Addresses, the last one open. */
  initialEntries?: string[];
  /** A screen's `*.route.ts` and the pattern of its address: the story then is this screen in the mall's `main`. */
  page?: PageModule;
  path?: string;
  /** Routes of the story's own, in place of all that. */
  routes?: RouteObject[];
};

type StoryFrameProps = {
  language: Language;
  region: RegionCode;
  router: StoryRouter;
  /** The reader is signed in. */
  member: boolean;
  children: ReactNode;
};

const catalogues = import.meta.glob<Record<string, string>>('../src/i18n/messages/*.json', {
  import: 'default',
  eager: true,
});
const dayMs = 86_400_000;
const session = {
  userId: 'u_7f3a91c2',
  nickName: 'Nimal Perera',
  pic: '/media/avatars/avatar-02.webp',
  access_token: 'access',
  refresh_token: 'refresh',
  expiresAt: now + dayMs,
};

const Story = createContext<ReactNode>(null);
const StorySlot = () => use(Story);
const anywhere: RouteObject[] = [{ path: '*', Component: StorySlot }];

function routesOf({ routes, page, path = '*' }: StoryRouter): RouteObject[] {
  if (routes) return routes;
  return page ? pageRoutes(path, page) : anywhere;
}

type Stand = Pick<StoryFrameProps, 'language' | 'region' | 'router' | 'member'>;

/** A fresh service, memory and address: nothing of one story reaches the next. */
function standFor({ language, region, router, member }: Stand) {
  const { regionId, timeZone } = regions[region];
  const memory = createBrowserMemory();
  if (member) memory.session.save(session);
  else memory.session.look();
  const queryClient = createQueryClient('browser');
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const api = createApi({
    baseUrl: '/api',
    languageTag: languages[language].tag,
    timeZone,
    token: () => Promise.resolve(memory.session.read()?.access_token),
    onSignedOut: memory.session.clear,
  });
  const shop = { api, regionId };
  const memoryRouter = createMemoryRouter(routesOf(router), {
    initialEntries: router.initialEntries ?? ['/'],
    getContext() {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      context.set(shopContext, shop);
      return context;
    },
  });
  return { shop, queryClient, memory, memoryRouter };
}

/** What a story stands on: the same providers as the shop, a service, an address, and a reader. */
export function StoryFrame({ language, region, router, member, children }: StoryFrameProps) {
  const { memoryRouter, ...providers } = useMemo(
    () => standFor({ language, region, router, member }),
    [language, region, router, member],
  );
  return (
    <Providers
      {...providers}
      language={language}
      messages={catalogues[`../src/i18n/messages/${language}.json`] ?? {}}
      timeZone={regions[region].timeZone}
    >
      <Story value={children}>
        <RouterProvider router={memoryRouter} />
      </Story>
    </Providers>
  );
}
