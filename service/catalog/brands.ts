import { and, asc, count, eq, exists, sql } from 'drizzle-orm';
import type { PageOfBrand } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { brands } from '#service/db/schema/shops.ts';
import { inCategory } from '#service/categories/in-category.ts';
import { textIn } from '#service/domain/language.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { soldIn } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';

export type BrandStore = ReturnType<typeof brandStore>;

export function brandStore(db: Db) {
  return {
    /** The brands of which something is sold in the region, or in one of its categories, by name. */
    async page(reader: Reader, categoryId: number | undefined, page: PageAsked): Promise<PageOfBrand> {
      checkDepth(page);
      const sold = exists(
        db
          .select({ one: sql`1` })
          .from(products)
          .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
          .where(
            soldIn(
              reader,
              and(
                eq(products.brandId, brands.brandId),
                categoryId === undefined ? undefined : inCategory(db, categoryId),
              ),
            ),
          ),
      );
      const name = reader.language === 'zh' ? brands.nameZh : brands.name;
      const rows = await db
        .select({ brandId: brands.brandId, brandName: name, brandPic: brands.logo, tagline: brands.tagline })
        .from(brands)
        .where(sold)
        .orderBy(asc(sql`lower(${name}) collate "C"`), brands.brandId)
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const [counted] = await db.select({ total: count() }).from(brands).where(sold);
      const records = rows.map(({ tagline, ...brand }) => ({
        ...brand,
        ...(tagline && textIn('tagline', tagline, reader.language)),
      }));
      return pageOf(records, counted?.total ?? 0, page);
    },
  };
}
