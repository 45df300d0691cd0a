import type { IndexImg } from '#openapi/schema.gen.ts';
import { categoryUrl, paths, productUrl, shopUrl, tagUrl } from '#src/domain/urls.ts';

const kinds = { product: 0, category: 1, tag: 2, shop: 3, groupBuy: 4 } as const;

/** Where a banner leads, or undefined when it leads nowhere that this mall has. */
export function bannerUrl({ type, relation, alt }: IndexImg): string | undefined {
  if (relation === null) return undefined;
  if (type === kinds.product) return productUrl(relation);
  if (type === kinds.category) return categoryUrl(relation, alt.split('. ')[0] ?? '');
  if (type === kinds.tag) return tagUrl(relation, alt.split('. ')[0] ?? '');
  if (type === kinds.shop) return shopUrl(relation, alt.split('. ')[0] ?? '');
  if (type === kinds.groupBuy) return paths.groupBuy;
  return undefined;
}
