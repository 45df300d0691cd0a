import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { FilterColour, FilterValue } from '#src/domain/filter/filter-values.ts';
import { FilterColours } from './FilterColours.tsx';
import { FilterGroup } from './FilterGroup.tsx';

type FilterAttributeProps = {
  attr: SearchFacets['attrs'][number];
  /** Ids of the values in force. */
  chosen: readonly number[];
  onToggle: (attrValueId: number) => void;
};

/** A choice by which products differ: colours as dots, everything else by its name. */
export function FilterAttribute({ attr, chosen, onToggle }: FilterAttributeProps) {
  const title = <span lang={attr.attrNameLang}>{attr.attrName}</span>;
  const toggle = (key: string | number) => onToggle(Number(key));
  const valueOf = (one: (typeof attr.values)[number]): FilterValue => ({
    key: one.attrValueId,
    name: one.value,
    lang: one.valueLang,
    count: one.count,
    chosen: chosen.includes(one.attrValueId),
  });
  const colours = attr.values.flatMap((one): FilterColour[] =>
    one.swatch ? [{ ...valueOf(one), swatch: one.swatch }] : [],
  );
  if (colours.length === 0)
    return <FilterGroup title={title} values={attr.values.map(valueOf)} onToggle={toggle} />;
  // A pattern that no dot can show is not lost: what has a dot comes first, the rest by its name.
  const named = attr.values.filter(
    ({ swatch, count, attrValueId }) => !swatch && (count > 0 || chosen.includes(attrValueId)),
  );
  return (
    <FilterColours title={title} values={colours} onToggle={toggle}>
      {named.length > 0 && <FilterGroup values={named.map(valueOf)} onToggle={toggle} layout="chips" />}
    </FilterColours>
  );
}
