import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { createBrowserShop } from '#src/app/browser-shop.ts';
import { Providers } from '#src/app/Providers.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { queryClientContext, shopContext } from '#src/data/shop.ts';
import { type Language, languages } from '#src/i18n/languages.ts';
import { createBrowserMemory } from '#src/state/memory.ts';
import { type RegionCode, regions } from './regions.ts';

/** Where a story stands: the address, and the routes when it is a whole screen. */
export type StoryRouter = { initialEntries?: string[]; routes?: RouteObject[] };

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
const reader = { userId: 'u-1001', nickName: 'Nimali', pic: null };
const farAway = Date.UTC(2100, 0);

const Story = createContext<ReactNode>(null);
const StorySlot = () => use(Story);
const wholeStory: RouteObject[] = [{ path: '*', Component: StorySlot }];

/** What a story stands on: the same providers as the shop, an address, and a reader. */
export function StoryFrame({ language, region, router, member, children }: StoryFrameProps) {
  const { regionId, timeZone } = regions[region];
  const { shop, queryClient, memory, memoryRouter } = useMemo(() => {
    const memory = createBrowserMemory();
    const session = { ...reader, access_token: 'a', refresh_token: 'r', expiresAt: farAway };
    if (member) memory.session.save(session);
    else memory.session.look();
    const queryClient = createQueryClient('browser');
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
    const shop = createBrowserShop({ memory, queryClient, regionId, languageTag: languages[language].tag });
    const memoryRouter = createMemoryRouter(router.routes ?? wholeStory, {
      initialEntries: router.initialEntries ?? ['/'],
      getContext() {
        const context = new RouterContextProvider();
        context.set(queryClientContext, queryClient);
        context.set(shopContext, shop);
        return context;
      },
    });
    return { shop, queryClient, memory, memoryRouter };
  }, [language, regionId, router, member]);
  return (
    <Providers
      shop={shop}
      queryClient={queryClient}
      memory={memory}
      language={language}
      messages={language === 'en' ? {} : (catalogues[`../src/i18n/messages/${language}.json`] ?? {})}
      timeZone={timeZone}
    >
      <Story value={children}>
        <RouterProvider router={memoryRouter} />
      </Story>
    </Providers>
  );
}
