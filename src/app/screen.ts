import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { bringCode } from '#src/domain/late-code.ts';
import type { CataloguePart } from '#src/i18n/message-files.ts';
import { hydratedSoon } from '#src/state/lazy-hydrate.tsx';
import type { ScreenName } from './screen-modules.ts';
import { screenWords } from './words.ts';

/** What the frame knows of a screen before its code is loaded. */
export type ScreenHandle = {
  /** The screen's name, recorded on each navigation (S2.41). */
  name: ScreenName;
  /** Opened by visitors first: it comes with the words of its first view only. */
  browse?: boolean;
  /** Only for a signed-in reader (S6.6–S6.9): never indexed, never kept by a cache. */
  account?: boolean;
  /** It shows what was ordered, or what else is a member's own: its words come in a file of their own. */
  ordered?: boolean;
  /** The screen brings its own sticky bar in place of the bottom bar. */
  ownBar?: boolean;
  /** The screen fills the window to its foot: no footer follows. */
  filled?: boolean;
  /** A step of buying, under a quiet head that leads nowhere else; nothing is offered there. */
  step?: 'checkout' | 'payment';
};

/**
 * Whether the app may be offered over a screen: only while looking around, never where the reader deals with what is
 * theirs (the cart, an order, an account), buys, or has a bar of buttons at the foot (Z16).
 */
export const offersApp = (screen: ScreenHandle | undefined) =>
  !!screen && !screen.account && !screen.ordered && !screen.ownBar && !screen.step;

/** The message files that a screen needs besides those of the first view. */
export const wordsOf = ({ browse, ordered }: Pick<ScreenHandle, 'browse' | 'ordered'>): CataloguePart[] =>
  browse ? [] : ordered ? ['rest', 'orders'] : ['rest'];

type ScreenModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** One line of the route table. */
export const screen = (
  path: string,
  handle: ScreenHandle,
  load: () => Promise<ScreenModule>,
): RouteObject => {
  let loaded: ScreenModule | undefined;
  return {
    id: handle.name,
    path,
    handle,
    async lazy() {
      // Kept after the first load, so that following a prefetched link needs no further step.
      if (loaded) return loaded;
      const [module] = await Promise.all([bringCode(load), screenWords(wordsOf(handle))]);
      await hydratedSoon();
      loaded = module;
      return module;
    },
  };
};
