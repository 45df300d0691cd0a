import type { Sku, TextLang } from '#openapi/schema.gen.ts';

/** One question of a choice ("Colour") with its answers. */
export type SkuAxis = {
  name: string;
  lang: TextLang | undefined;
  values: SkuValue[];
  /** Its answers look different, so that their pictures say something; only the first question is asked by pictures. */
  pictured: boolean;
};
type SkuValue = {
  value: string;
  lang: TextLang | undefined;
  chosen: boolean;
  /** No variant with it can be bought, given the other answers. */
  gone: boolean;
  pic: string | null;
  /** The variant that this answer leads to. */
  skuId: number;
};

const answerOf = (sku: Sku, name: string) => sku.properties.find((property) => property.name === name);
const valueOf = (sku: Sku, name: string) => answerOf(sku, name)?.value;

/** Whether a variant can be put in the cart. */
export const canBuy = (sku: Sku) => sku.status === 'ON' && sku.stocks > 0;

/**
 * The questions of a product's variants. An answer leads to the variant that keeps the other answers; when that one is
 * gone it is still offered, struck, so that the reader learns why.
 */
export function skuAxes(skus: readonly Sku[], selected: Sku | undefined): SkuAxis[] {
  const names = [...new Set(skus.flatMap((sku) => sku.properties.map(({ name }) => name)))];
  return names.map((name, place) => {
    const answers = [...new Set(skus.map((sku) => valueOf(sku, name)))].filter(
      (value) => value !== undefined,
    );
    const keepsOthers = (sku: Sku) =>
      names.every((other) => other === name || !selected || valueOf(sku, other) === valueOf(selected, other));
    const values = answers.flatMap((value) => {
      const having = skus.filter((sku) => valueOf(sku, name) === value);
      const fitting = having.filter(keepsOthers);
      const target = fitting.find(canBuy) ?? fitting[0] ?? having.find(canBuy) ?? having[0];
      if (!target) return [];
      const chosen = selected !== undefined && valueOf(selected, name) === value;
      const lang = answerOf(target, name)?.valueLang;
      return [{ value, lang, chosen, gone: !canBuy(target), pic: target.pic, skuId: target.skuId }];
    });
    return {
      name,
      lang: skus.map((sku) => answerOf(sku, name)?.nameLang).find((lang) => lang !== undefined),
      values,
      pictured: place === 0 && new Set(values.map(({ pic }) => pic)).size > 1,
    };
  });
}
