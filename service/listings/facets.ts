import type { SearchFacets } from '#openapi/schema.gen.ts';
import { attributeList, brandList, categoryList, placeList } from './facet-lists.ts';
import type { FacetNames } from './facet-names.ts';
import { type Choice, type FoundGroup, starSteps } from './facet-counts.ts';
import type { Reader, RegionStore } from '#service/regions/queries.ts';
import type { Narrowing } from './filters.ts';

export const noFacets: SearchFacets = {
  attrs: [],
  placesOfOrigin: [],
  brands: [],
  priceRange: null,
  categories: [],
  ratings: [],
  freeDelivery: 0,
  cashOnDelivery: 0,
  inStock: 0,
};

export type Counted = { total: number; facets: SearchFacets };

/** Number of products that meet all filters, and the facets; each facet is counted without its own filter. */
export async function countedFacets(
  found: readonly FoundGroup[],
  names: FacetNames,
  asked: { reader: Reader; regions: RegionStore; narrowing: Narrowing },
): Promise<Counted> {
  const { reader, regions, narrowing } = asked;
  const { language, region } = reader;
  const without = groupsWithout(found, narrowing.choices);
  const sumOf = (facet: string, test: (group: FoundGroup) => boolean) => sum(without(facet).filter(test));
  const prices = without('price');
  const places = countBy(without('place'), ({ set }) => [set.shipFrom]);
  const price = (amount: number) => ({ amount, currency: region.currency });
  return {
    total: sum(without('')),
    facets: {
      brands: brandList(
        countBy(without('brand'), ({ set }) => (set.brandId === null ? [] : [set.brandId])),
        names,
        narrowing,
        language,
      ),
      placesOfOrigin: await labelled(placeList(places), regions, reader, narrowing.filters.placeOfOrigin),
      categories: categoryList(
        countBy(without('category'), ({ set }) => set.categoryIds),
        names,
        narrowing,
        language,
      ),
      attrs: attributeList(countValues(without, names, narrowing.choices), names, narrowing, language),
      ratings: starSteps.map((least) => ({
        stars: least,
        count: sumOf('rating', ({ stars }) => stars >= least),
      })),
      freeDelivery: sumOf('freeDelivery', ({ free }) => free),
      cashOnDelivery: sumOf('cashOnDelivery', ({ cod }) => cod),
      inStock: sumOf('inStock', ({ stocked }) => stocked),
      priceRange:
        prices.length === 0
          ? null
          : {
              min: price(Math.min(...prices.map(({ lowest }) => lowest))),
              max: price(Math.max(...prices.map(({ highest }) => highest))),
            },
    },
  };
}

type GroupsWithout = (facet: string | number) => readonly FoundGroup[];

/** Gives, for each facet, the groups that meet every choice except that of the facet. */
function groupsWithout(found: readonly FoundGroup[], choices: readonly Choice[]): GroupsWithout {
  const tried = found.map((group) => ({ group, missed: missedBy(group, choices) }));
  const all = tried.filter(({ missed }) => missed === 0).map(({ group }) => group);
  return (facet) => {
    const own = choices.findIndex(({ group }) => group === facet);
    if (own < 0) return all;
    return tried.filter(({ missed }) => missed === 0 || missed === 2 ** own).map(({ group }) => group);
  };
}

/** One bit for each choice that is not met. */
const missedBy = (group: FoundGroup, choices: readonly Choice[]) =>
  choices.reduce(
    (missed, { holds }, index) => missed + (!holds || holds(group) ? 0 : 2 ** index),
    group.missed,
  );

const sum = (groups: readonly FoundGroup[]) => groups.reduce((all, { members }) => all + members, 0);

function countBy<Id>(groups: readonly FoundGroup[], idsOf: (group: FoundGroup) => readonly Id[]) {
  const counts = new Map<Id, number>();
  for (const group of groups) {
    for (const id of idsOf(group)) counts.set(id, (counts.get(id) ?? 0) + group.members);
  }
  return counts;
}

/** Counts attribute values: those of an attribute with a filter without that filter, all others with every filter. */
function countValues(without: GroupsWithout, { values }: FacetNames, choices: readonly Choice[]) {
  const apart = choices.map(({ group }) => group).filter((group) => typeof group === 'number');
  const attributeOf = (value: number) => values.get(value)?.attrId ?? 0;
  const valuesIn = (groups: readonly FoundGroup[], fits: (attrId: number) => boolean) =>
    countBy(groups, ({ set }) => set.attrValueIds.filter((value) => fits(attributeOf(value))));
  return new Map([
    ...valuesIn(without(''), (attrId) => !apart.includes(attrId)),
    ...apart.flatMap((own) => [...valuesIn(without(own), (attrId) => attrId === own)]),
  ]);
}

type Place = { value: string; count: number };

/** Places with their names in the reader's language; the chosen place stays in the list even with a count of 0. */
async function labelled(places: Place[], regions: RegionStore, { language }: Reader, chosen = '') {
  const gone = /^[A-Z]{2}$/.test(chosen) && !places.some(({ value }) => value === chosen);
  const all = gone ? [...places, { value: chosen, count: 0 }] : places;
  return Promise.all(
    all.map(async (place) => ({ ...place, label: await regions.countryName(place.value, language) })),
  );
}
