import { type SQL, sql } from 'drizzle-orm';
import { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productCategories } from '#service/db/schema/products.ts';
import { brands } from '#service/db/schema/shops.ts';
import type { Reader } from './regions.ts';
import type { Choice, Narrowing } from './search-filters.ts';

/** What was found, one row a product, with `missed`: a bit for each choice that it does not meet. */
export type Found = { found: SQL; fits: (group: string | number) => SQL };

const valuesMax = 60;

/** The rows of a question as one JSON list. */
export const listOf = <Row>(rows: SQL) =>
  sql<Row[]>`(select coalesce(jsonb_agg(listed), '[]'::jsonb) from (${rows}) listed)`;

export const brandsIn = ({ found, fits }: Found, { language }: Reader) => sql`
  select ${brands.brandId} as "brandId", ${language === 'zh' ? brands.nameZh : brands.name} as "brandName", counted.count
  from (select brand_id, count(*) as count from ${found} where ${fits('brand')} group by brand_id) counted
  join ${brands} on ${brands.brandId} = counted.brand_id
  order by counted.count desc, 1 limit ${valuesMax}`;

export const placesIn = ({ found, fits }: Found) => sql`
  select ship_from as value, count(*) as count from ${found} where ${fits('place')}
  group by 1 order by 2 desc, 1 limit ${valuesMax}`;

/** The chosen category first, then those below it or beside it, as the mall arranges them. */
export const categoriesIn = (
  { found, fits }: Found,
  { parentId, categoryId = 0 }: Narrowing,
  { language }: Reader,
) => {
  const own = sql`${categories.categoryId} = ${categoryId}`;
  const below =
    parentId === null ? sql`${categories.parentId} is null` : sql`${categories.parentId} = ${parentId}`;
  return sql`
    select counted.category_id as "categoryId", coalesce(named.name->>${language}, named.name->>'en') as "categoryName",
      counted.count
    from (
      select ${productCategories.categoryId}, count(*) as count
      from ${found} join ${productCategories} on ${productCategories.prodId} = found.prod_id
      where ${fits('category')} and ${productCategories.categoryId} in (
        select ${categories.categoryId} from ${categories} where ${own} or ${below}
      )
      group by 1
    ) counted join ${categories} named on named.category_id = counted.category_id
    order by named.category_id <> ${categoryId}, named.seq, 1 limit ${valuesMax}`;
};

/** Values by attribute; a group with a choice leaves that aside. */
export function attributesIn({ found, fits }: Found, choices: readonly Choice[]) {
  const ids = choices.map(({ group }) => group).filter((group) => typeof group === 'number');
  const chosen = ids.map((id) => sql`when ${id}::bigint then ${fits(id)}`);
  const fitting =
    ids.length === 0
      ? fits('')
      : sql`case ${attributeValues.attrId} ${sql.join(chosen, sql` `)} else ${fits('')} end`;
  return sql`
    select counted.attr_id as "attrId", ${attributes.name} as "attrName", jsonb_agg(
      jsonb_build_object('attrValueId', attr_value_id, 'value', value, 'count', count)
      order by count desc, attr_value_id
    ) filter (where place <= ${valuesMax}) as values
    from (
      select ${attributeValues.attrId}, ${attributeValues.attrValueId}, ${attributeValues.value}, count(*) as count,
        row_number() over (
          partition by ${attributeValues.attrId} order by count(*) desc, ${attributeValues.attrValueId}
        ) as place
      from ${found} join ${productAttributes} on ${productAttributes.prodId} = found.prod_id
      join ${attributeValues} on ${attributeValues.attrValueId} = ${productAttributes.attrValueId}
      where ${fitting}
      group by ${attributeValues.attrId}, ${attributeValues.attrValueId}, ${attributeValues.value}
    ) counted
    join ${attributes} on ${attributes.attrId} = counted.attr_id
    group by counted.attr_id, ${attributes.name}, ${attributes.seq}
    order by ${attributes.seq} limit 30`;
}
