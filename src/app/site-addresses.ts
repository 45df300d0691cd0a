import type { RouteObject } from 'react-router-dom';
import { helpTopicUrls } from '#src/domain/help/help-urls.ts';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { categoryUrl, paths, productUrl, shopUrl, tagUrl } from '#src/domain/urls.ts';
import { patternFinder, patternsOf } from './path-pattern.ts';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen.ts';

/** The paths of the screens that have this. */
const pathsWith = (what: 'account' | 'browse', list: RouteObject[]): string[] =>
  list.flatMap(({ path, handle, children = [] }) => [
    ...(path && (handle as ScreenHandle | undefined)?.[what] ? [path] : []),
    ...pathsWith(what, children),
  ]);
const accountPaths = pathsWith('account', routes);

/**
 * What the server knows of addresses: those in the sitemap, those kept from search engines and caches, those of
 * members.
 */
export const addresses = {
  open: [
    paths.home,
    paths.categories,
    paths.trending,
    paths.discover,
    paths.groupBuy,
    paths.vouchers,
    paths.about,
    paths.credits,
    paths.contact,
    paths.help,
    ...helpTopicUrls,
    paths.notifications,
  ],
  hidden: accountPaths,
  /** Screens of a signed-in person: no cache keeps them, not even the browser's own. */
  notStored: [...accountPaths, paths.notifications],
  /** Screens on which one looks around: links of theirs may be followed ahead of their use. */
  browsed: pathsWith('browse', routes),
  /** The pattern of the screen at a path, `/products/:productId`; `*` where there is none. */
  patternOf: patternFinder(patternsOf(routes)),
  product: productUrl,
  category: categoryUrl,
  newest: discoverUrl,
  tag: tagUrl,
  shop: shopUrl,
};
