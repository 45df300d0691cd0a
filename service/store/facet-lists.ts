import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { attributes, attributeValues } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { brands } from '#service/db/schema/shops.ts';
import type { Reader } from './regions.ts';
import type { Narrowing } from './search-filters.ts';

/** What was found, in groups of which all members count alike, with `missed`: a bit for each choice that they do not meet. */
export type Found = { groups: SQL; fits: (group: string | number) => SQL };

const valuesMax = 60;

/** The rows of a question as one JSON list. */
export const listOf = <Row>(rows: SQL) =>
  sql<Row[]>`(select coalesce(jsonb_agg(listed), '[]'::jsonb) from (${rows}) listed)`;

/** Ids of a group that are chosen: they stay in its list, also with nothing left of them. */
const among = (column: PgColumn, ids: readonly number[] = []) =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids]);

export const brandsIn = ({ groups, fits }: Found, { filters }: Narrowing, { language }: Reader) => sql`
  select ${brands.brandId} as "brandId", ${language === 'zh' ? brands.nameZh : brands.name} as "brandName",
    coalesce(counted.count, 0) as count
  from ${brands}
  left join (select brand_id, sum(members) as count from ${groups} where ${fits('brand')} group by brand_id) counted
    on counted.brand_id = ${brands.brandId}
  where counted.count > 0 or ${among(brands.brandId, filters.brandIds)}
  order by 3 desc, 1 limit ${valuesMax}`;

export const placesIn = ({ groups, fits }: Found) => sql`
  select ship_from as value, sum(members) as count from ${groups} where ${fits('place')}
  group by 1 order by 2 desc, 1 limit ${valuesMax}`;

/** The chosen category first, then those below it or beside it, as the mall arranges them. */
export const categoriesIn = (
  { groups, fits }: Found,
  { parentId, filters: { categoryId = 0 } }: Narrowing,
  { language }: Reader,
) => sql`
  select ${categories.categoryId} as "categoryId",
    coalesce(${categories.name}->>${language}, ${categories.name}->>'en') as "categoryName",
    coalesce(counted.count, 0) as count
  from ${categories}
  left join (
    select category_id, sum(members) as count
    from ${groups}, unnest(category_ids) as category_id
    where ${fits('category')}
    group by 1
  ) counted on counted.category_id = ${categories.categoryId}
  where ${categories.categoryId} = ${categoryId} or (
    counted.count > 0 and ${parentId === null ? sql`${categories.parentId} is null` : sql`${categories.parentId} = ${parentId}`}
  )
  order by ${categories.categoryId} <> ${categoryId}, ${categories.seq}, 1 limit ${valuesMax}`;

/** Values by attribute; a group with a choice leaves that aside. */
export function attributesIn({ groups, fits }: Found, { choices, filters }: Narrowing) {
  const ids = choices.map(({ group }) => group).filter((group) => typeof group === 'number');
  const chosen = ids.map((id) => sql`when ${id}::bigint then ${fits(id)}`);
  const fitting =
    ids.length === 0
      ? fits('')
      : sql`case ${attributeValues.attrId} ${sql.join(chosen, sql` `)} else ${fits('')} end`;
  return sql`
    select placed.attr_id as "attrId", ${attributes.name} as "attrName", jsonb_agg(
      jsonb_build_object('attrValueId', attr_value_id, 'value', value, 'count', count)
      order by count desc, attr_value_id
    ) filter (where place <= ${valuesMax}) as values
    from (
      select ${attributeValues.attrId}, ${attributeValues.attrValueId}, ${attributeValues.value},
        coalesce(counted.count, 0) as count, row_number() over (
          partition by ${attributeValues.attrId}
          order by coalesce(counted.count, 0) desc, ${attributeValues.attrValueId}
        ) as place
      from ${attributeValues}
      left join (
        select value_id, sum(members) as count
        from ${groups} cross join unnest(attr_value_ids) as value_id
        ${ids.length === 0 ? sql`` : sql`join ${attributeValues} on ${attributeValues.attrValueId} = value_id`}
        where ${fitting}
        group by 1
      ) counted on counted.value_id = ${attributeValues.attrValueId}
      where counted.count > 0 or ${among(attributeValues.attrValueId, filters.attrValueIds)}
    ) placed
    join ${attributes} on ${attributes.attrId} = placed.attr_id
    group by placed.attr_id, ${attributes.name}, ${attributes.seq}
    order by ${attributes.seq} limit 30`;
}
