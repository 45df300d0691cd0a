import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from '#src/app/Providers.tsx';
import { tagOf } from '../languages.ts';
import { reloads } from '../reloads.ts';
import { type Chosen, loadShopPage, type ShopPage } from './shop-page.ts';
import { shopOpen } from './the-shop.ts';

/** The whole shop at its real routes, loaded anew where the shop loads itself anew. */
export function ShopFrame({ language, region }: Chosen) {
  const { count, path } = useSyncExternalStore(reloads.hear, reloads.now);
  const [first] = useState(count);
  const [page, setPage] = useState<ShopPage>();
  const shown = useRef<ShopPage>(undefined);

  const load = useEffectEvent(async (isGone: () => boolean) => {
    const here = shown.current?.address() ?? shopOpen.place;
    const next = await loadShopPage((count === first ? undefined : path) ?? here, { language, region });
    if (isGone()) return next.end();
    shown.current?.end();
    shown.current = next;
    const { documentElement: root } = document;
    root.lang = tagOf(next.language);
    root.dataset.region = next.region;
    next.router.subscribe(() => (shopOpen.place = next.address()));
    window.scrollTo(0, 0);
    return setPage(next);
  });
  useEffect(() => {
    let gone = false;
    void load(() => gone);
    return () => void (gone = true);
  }, [count]);
  useEffect(() => () => shown.current?.end(), []);

  return (
    page && (
      <Providers key={count} {...page.providers}>
        <RouterProvider router={page.router} />
      </Providers>
    )
  );
}
