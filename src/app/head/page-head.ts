import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router-dom';
import type { Api } from '#src/data/api.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import type { Shop } from '#src/data/shop.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ScreenHandle } from '../screen.ts';
import { headTags, hiddenTags } from './head-tags.ts';
import { pageHeads } from './page-heads.ts';
import { sayIn } from './say.ts';

type PageHeadOptions = {
  url: URL;
  /** The address that shoppers type, without a path. */
  origin: string;
  language: Language;
  asked: Language | undefined;
  shop: Shop;
  answers: QueryClient;
  /** A client that is answered in English. */
  englishApi: () => Api;
};

/** The tags of a rendered page's head, to be made once its title is known. */
export async function pageHead(
  context: StaticHandlerContext,
  { url, origin, language, asked, shop, answers, englishApi }: PageHeadOptions,
): Promise<(title: string) => string> {
  const { handle } = context.matches.at(-1)?.route ?? {};
  const { name } = (handle as ScreenHandle | undefined) ?? {};
  const headOf = !context.errors && name ? pageHeads[name] : 'unlisted';
  if (headOf === 'unlisted') return () => hiddenTags;
  const english =
    language === 'en'
      ? { shop, answers }
      : { shop: { ...shop, api: englishApi() }, answers: createQueryClient('server') };
  const head = await headOf({
    params: context.matches.at(-1)?.params ?? {},
    search: url.searchParams,
    origin,
    shop,
    answers,
    english,
    say: await sayIn(language),
  });
  if (!head) return () => hiddenTags;
  return (title) => headTags(head, { origin, language, asked, title });
}
