import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { bringCode } from '#src/domain/late-code.ts';
import type { CataloguePart } from '#src/i18n/catalogue.ts';
import { awakeSoon } from '#src/state/sleeping.tsx';
import { screenWords } from './words.ts';

/** What the frame must know of a screen besides its code. */
export type ScreenHandle = {
  /** The screen's name, recorded on each navigation (S2.41). */
  name: string;
  /** The key of its code in the build's manifest. */
  module: string;
  /** Opened by visitors first: it comes with the words of its first view only. */
  browse?: boolean;
  /** Only for a signed-in reader (S6.6–S6.9): never indexed, never kept by a cache. */
  account?: boolean;
  /** It shows what was ordered: its words come in a file of their own. */
  ordered?: boolean;
  /** The screen brings its own sticky bar in place of the bottom bar. */
  ownBar?: boolean;
  /** A step of buying, under a quiet head that leads nowhere else; nothing is offered there. */
  step?: 'checkout' | 'payment';
};

/** What of the words a screen has besides those of the first view. */
export const wordsOf = ({ browse, ordered }: ScreenHandle): CataloguePart[] =>
  browse ? [] : ordered ? ['rest', 'orders'] : ['rest'];

/** The key of a screen's code in the build's manifest, by its folder. */
export const page = (folder: string) => `src/pages/${folder}/${folder}.route.ts`;

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
      // Asked for again it is there at once, so that a link that was prefetched is followed in one step.
      if (loaded) return loaded;
      const [module] = await Promise.all([bringCode(load), screenWords(wordsOf(handle))]);
      await awakeSoon();
      loaded = module;
      return module;
    },
  };
};
