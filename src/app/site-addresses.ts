import type { RouteObject } from 'react-router-dom';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { categoryUrl, paths, productUrl, shopUrl, tagUrl } from '#src/domain/urls.ts';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen.ts';

const accountPaths = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, handle, children = [] }) => [
    ...(path && (handle as ScreenHandle | undefined)?.account ? [path] : []),
    ...accountPaths(children),
  ]);

/** The addresses that a sitemap lists and robots.txt keeps engines from; the server alone asks for them. */
export const addresses = {
  open: [
    paths.home,
    paths.categories,
    paths.trending,
    paths.discover,
    paths.groupBuy,
    paths.about,
    paths.contact,
    paths.notifications,
  ],
  hidden: accountPaths(routes),
  product: productUrl,
  category: categoryUrl,
  newest: discoverUrl,
  tag: tagUrl,
  shop: shopUrl,
};
