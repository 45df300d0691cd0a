import type { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import type { skuPrices, skus } from '#service/db/schema/skus.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import { type Catalogue, mediaUrl } from './catalogue.ts';
import { listText, type Translations, translationsOf } from './translations.ts';

/** The name of a SKU, such as "Black, 128 GB"; empty when the product has only one SKU. */
export const skuNameOf = (options: Record<string, string>, { valueOf }: Translations): LocalisedText =>
  listText(Object.values(options).map(valueOf));

export function skuRows(catalogue: Catalogue): (typeof skus.$inferInsert)[] {
  const { products, images } = catalogue;
  const words = translationsOf(catalogue);
  return products.flatMap((product) =>
    product.skus.map((sku, index) => ({
      skuId: sku.id,
      prodId: product.id,
      code: sku.code,
      skuName: skuNameOf(sku.options, words),
      properties: Object.entries(sku.options).map(([name, value]) => ({
        name: words.nameOf(name),
        value: words.valueOf(value),
      })),
      pic: sku.imageId && mediaUrl(images[sku.imageId]?.file ?? ''),
      stock: sku.stock,
      seq: index + 1,
    })),
  );
}

/** Prices in every region, also where the product is not sold, because its page can be opened there. */
export const skuPriceRows = ({ products, regions }: Catalogue): (typeof skuPrices.$inferInsert)[] =>
  products.flatMap((product) =>
    product.skus.flatMap((sku) =>
      regions.map(({ id: regionId, code }) => ({
        skuId: sku.id,
        regionId,
        price: sku.price[code],
        oriPrice: sku.list[code] > sku.price[code] ? sku.list[code] : null,
      })),
    ),
  );

/** A swatch that the catalogue guessed from a whole photo. It is not the colour of the product, so the option is shown by its name. */
const guessed = /^#(?:[0-9a-f]8){3}$/;

/** The attributes and values of the facets, from the options of all products; ids are given in the order of appearance. */
export function attributeRows(catalogue: Catalogue) {
  const words = translationsOf(catalogue);
  const names = new Map<string, typeof attributes.$inferInsert>();
  const values = new Map<string, typeof attributeValues.$inferInsert>();
  const links = new Map<string, typeof productAttributes.$inferInsert>();
  for (const { id: prodId, options } of catalogue.products) {
    for (const { name, values: choices } of options) {
      const attribute = names.get(name) ?? {
        attrId: 300 + names.size * 10,
        name: words.nameOf(name),
        seq: names.size + 1,
      };
      names.set(name, attribute);
      for (const { value, swatch } of choices) {
        const known = values.get(`${name}\n${value}`);
        const attrValueId = known?.attrValueId ?? 30_001 + values.size;
        values.set(`${name}\n${value}`, {
          attrValueId,
          attrId: attribute.attrId,
          value: words.valueOf(value),
          swatch: known?.swatch ?? (swatch && !guessed.test(swatch) ? swatch : null),
        });
        links.set(`${attrValueId} ${prodId}`, { attrValueId, prodId });
      }
    }
  }
  return { attributes: [...names.values()], values: [...values.values()], links: [...links.values()] };
}
