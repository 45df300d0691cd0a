import { inArray, sql } from 'drizzle-orm';
import type { HomeLink } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { banners, indexTags } from '#service/db/schema/home.ts';
import { inLanguage } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';
import { type CuratedBanner, readCuration } from './curation.ts';

export type Places = Awaited<ReturnType<typeof readPlaces>>;

/** The banners of the region, and the lists and categories to which the home page leads. */
export async function readPlaces(db: Db, { region, language }: Reader) {
  const { banners: curated, homeTags } = readCuration();
  const links = [
    ...Object.values(curated.items).flatMap(({ buttons }) => [buttons.main.link, buttons.second.link]),
    ...homeTags.flatMap(({ pair = [] }) => pair.flatMap(({ link }) => link ?? [])),
  ];
  const ids = links.flatMap(({ type, id }) => (type === 'category' && id !== undefined ? [id] : []));
  const [bannerRows, tagRows, categoryRows] = await Promise.all([
    db
      .select()
      .from(banners)
      .where(sql`${banners.regionIds} @> ${JSON.stringify(region.regionId)}::jsonb`),
    db.select().from(indexTags),
    db.select().from(categories).where(inArray(categories.categoryId, ids)),
  ]);
  const tags = new Map(tagRows.map((row) => [row.slug, row]));
  const departments = new Map(categoryRows.map((row) => [row.categoryId, row]));
  return {
    banners: new Map(bannerRows.map((row) => [row.bannerId, row])),
    tags,
    /** The link of a button; empty when the mall does not have the list or category that it leads to. */
    linkTo(text: string, link: CuratedBanner['buttons']['main']['link']): HomeLink[] {
      const tag = link.type === 'tag' ? tags.get(link.slug) : undefined;
      if (tag) return [{ text, type: 2, relation: tag.tagId, name: inLanguage(tag.title, language) }];
      const department = link.type === 'category' ? departments.get(link.id ?? 0) : undefined;
      if (!department) return [];
      return [
        { text, type: 1, relation: department.categoryId, name: inLanguage(department.name, language) },
      ];
    },
  };
}
