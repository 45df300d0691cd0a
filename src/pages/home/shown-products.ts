import type { HomeWindow } from '#openapi/schema.gen.ts';

/** The products that the plan of home shows: what stands beside it shows others. */
export function shownProducts(plan: HomeWindow | undefined): ReadonlySet<number> {
  if (!plan) return new Set();
  const { banners, deal, room, streets, sections } = plan;
  const all = [
    ...banners.flatMap(({ doors }) => doors),
    ...(deal ? [deal.product] : []),
    ...(room?.dots ?? []),
    ...streets.flatMap(({ products }) => products),
    ...sections.flatMap(({ products, groups }) => [
      ...products,
      ...groups.flatMap((group) => group.products),
    ]),
  ];
  return new Set(all.map(({ prodId }) => prodId));
}
