import { catalogTrendingQueries } from '#src/data/catalog/catalog-trending.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { filterCount } from '#src/domain/filter/filter-search.ts';
import { readFilters } from '#src/domain/filter/filters.ts';
import { listingKey, readListing } from '#src/domain/listing/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';
import { readTrending } from '#src/domain/listing/trending.ts';
import { paths, searchUrl, tagUrl, trailingId } from '#src/domain/urls.ts';
import { pageOfList } from './addresses.ts';
import type { Head, HeadFacts } from './head.ts';
import { words } from './words.ts';

/** A hand-picked list. */
export async function tagHead({ params, search, shop, answers, english, say }: HeadFacts) {
  const tagId = trailingId(params.services) ?? 0;
  const tag = answers.getQueryData(homeQueries.tags(shop).queryKey)?.find((one) => one.tagId === tagId);
  if (!tag) return undefined;
  const tags = await english.answers.ensureQueryData(homeQueries.tags(english.shop)).catch(() => [tag]);
  const title = tags.find((one) => one.tagId === tagId)?.title ?? tag.title;
  const path = tagUrl(tagId, title);
  return {
    canonical: pageOfList(path, search),
    description: say(words.tag, { title: tag.title }),
    index: true,
    picture: firstPicture({ search, shop, answers }, tagId),
  } satisfies Head;
}

/** What sells now. */
export function trendingHead({ search, shop, answers, say }: HeadFacts): Head {
  const { page, categoryId } = readTrending(search);
  const { queryKey } = catalogTrendingQueries.page(shop, page, categoryId);
  return {
    canonical: pageOfList(paths.trending, search),
    description: say(words.trending),
    index: true,
    picture: answers.getQueryData(queryKey)?.records[0]?.pic,
  };
}

const firstPicture = (
  { search, shop, answers }: Pick<HeadFacts, 'search' | 'shop' | 'answers'>,
  tagId: number,
) => {
  const asked = homeQueries.tagProducts(shop, tagId, readListing(search).page);
  return answers.getQueryData(asked.queryKey)?.records[0]?.pic;
};

/** The listing of all products. Without filters, or with one brand, it is indexed; any other filter is not. */
export function listingHead({ search, say }: HeadFacts): Head {
  const filters = readFilters(search);
  const chosen = filterCount(filters) + Number(listingKey(search) !== undefined);
  const [brandId] = filters.brandIds;
  const ofBrand = chosen === 1 && brandId !== undefined;
  const page = readListing(search).page;
  const query = new URLSearchParams({
    ...(ofBrand && { brandIds: String(brandId) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return {
    canonical: query ? `${paths.listing}?${query}` : paths.listing,
    description: say(words.listing),
    index: chosen === 0 || ofBrand,
  };
}

/** The results of a search: to be shared, but not to be found by a search. */
export function searchHead({ params, search, say }: HeadFacts): Head {
  const text = searchText(params.result ?? '', search.get('q'));
  return { canonical: searchUrl(text), description: say(words.search, { text }), index: false };
}
