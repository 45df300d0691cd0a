import type { Category } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { filterCount } from '#src/domain/filter/filter-search.ts';
import { readFilters } from '#src/domain/filter/filters.ts';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { categoryUrl, paths, trailingId } from '#src/domain/urls.ts';
import { pageOfList } from './addresses.ts';
import type { Head, HeadFacts } from './head.ts';
import { words } from './words.ts';

/** The way to a category, each step with its name in the reader's language and in English. */
async function wayTo(facts: HeadFacts, categoryId: number) {
  const { shop, answers, english } = facts;
  const tree = answers.getQueryData(catalogQueries.categories(shop, 0, 3).queryKey) ?? [];
  const inEnglish = await english.answers
    .ensureQueryData(catalogQueries.categories(english.shop, 0, 3))
    .catch((): Category[] => tree);
  const names = categoryPath(inEnglish, categoryId);
  return categoryPath(tree, categoryId).map((category, place) => ({
    category,
    path: categoryUrl(category.categoryId, names[place]?.categoryName ?? category.categoryName),
    name: names[place]?.categoryName ?? category.categoryName,
  }));
}

/** A category; one that is selected below another has the address of its own page, which shows the same. */
export async function categoryHead(facts: HeadFacts): Promise<Head | undefined> {
  const { params, search, say } = facts;
  const way = await wayTo(facts, trailingId(params.category ?? params.categoryId) ?? 0);
  const last = way.at(-1);
  if (!last) return undefined;
  return {
    canonical: pageOfList(last.path, search),
    description: say(words.category, { name: last.category.categoryName }),
    index: filterCount(readFilters(search)) === 0,
    picture: last.category.pic,
    way: [
      { name: say(words.categoriesName), path: paths.categories },
      ...way.map(({ category, path }) => ({ name: category.categoryName, path })),
    ],
  };
}

/** What is new, everywhere or in one category. */
export async function discoverHead(facts: HeadFacts): Promise<Head | undefined> {
  const { params, search, say } = facts;
  if (params.category === undefined) {
    return { canonical: pageOfList(paths.discover, search), description: say(words.discover), index: true };
  }
  const last = (await wayTo(facts, trailingId(params.category) ?? 0)).at(-1);
  if (!last) return undefined;
  return {
    canonical: pageOfList(discoverUrl(last.category.categoryId, last.name), search),
    description: say(words.discoverCategory, { name: last.category.categoryName }),
    index: true,
    picture: last.category.pic,
  };
}
