import type { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { type Catalogue, mediaUrl } from './catalogue.ts';

type TagRow = typeof indexTags.$inferInsert;

const firstServiceId = 4901;

/** The shelves of the home page and, before them, the services. */
export function indexTagRows({ indexTags: shelves, services }: Catalogue): TagRow[] {
  return [
    ...services.map(({ slug, title, icon }, index): TagRow => ({
      tagId: firstServiceId + index,
      slug,
      title,
      icon: mediaUrl(`icons/${icon}.svg`),
      style: 'BANNER',
      kind: 'SERVICE',
      seq: index + 1,
    })),
    ...shelves.map(({ id, slug, title, style, sort }): TagRow => ({
      tagId: id,
      slug,
      title,
      icon: slug === 'flash' ? mediaUrl('icons/flame.svg') : null,
      style: style.toUpperCase(),
      kind: slug === 'flash' ? 'TRENDING' : 'RECOMMENDED',
      seq: sort,
    })),
  ];
}

export function indexTagProductRows(catalogue: Catalogue): (typeof indexTagProducts.$inferInsert)[] {
  const known = new Set(catalogue.products.map(({ id }) => id));
  const bySales = catalogue.products.toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id);
  const shelves = [
    ...catalogue.indexTags.map(({ id, productIds }) => ({ id, productIds })),
    ...catalogue.services.map(({ slug }, index) => ({
      id: firstServiceId + index,
      productIds: bySales.filter(({ services }) => services.includes(slug)).map(({ id }) => id),
    })),
  ];
  return shelves.flatMap(({ id: tagId, productIds }) =>
    productIds.flatMap((prodId, index) => (known.has(prodId) ? { tagId, prodId, seq: index + 1 } : [])),
  );
}

const bannerTypes: Record<string, number> = { product: 0, category: 1, tag: 2 };

export function bannerRows({ banners: all, regions }: Catalogue): (typeof banners.$inferInsert)[] {
  return all.map((banner) => {
    const type = bannerTypes[banner.link.type] ?? -1;
    return {
      bannerId: banner.id,
      img: mediaUrl(banner.image),
      title: banner.title,
      text: banner.text,
      type,
      relation: type === -1 ? null : banner.link.id,
      regionIds: regions.filter(({ code }) => banner.regions.includes(code)).map(({ id }) => id),
      seq: banner.sort,
    };
  });
}
