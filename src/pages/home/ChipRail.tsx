import { useState } from 'react';
import type { HomeGroup } from '#openapi/schema.gen.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

type ChipRailProps = {
  title: string;
  groups: readonly HomeGroup[];
  /** Cards at most; all without it. */
  most?: number | undefined;
};

/** Products behind chips: all of them first, then those of the chip that is pressed. */
export function ChipRail({ title, groups, most }: ChipRailProps) {
  const [chosen, setChosen] = useState<number>();
  const group = chosen === undefined ? undefined : groups[chosen];
  const products = group?.products ?? groups.flatMap((one) => one.products);
  return (
    <ProductRail
      title={title}
      note={
        <span className="flex flex-wrap gap-2">
          {groups.map((one, index) => (
            <Chip
              key={one.title}
              selected={index === chosen}
              onClick={() => setChosen(index === chosen ? undefined : index)}
            >
              {one.title}
            </Chip>
          ))}
        </span>
      }
      products={products.slice(0, most)}
      hrefOf={({ prodId }) => productUrl(prodId)}
      renderHeart={(product) => <CardHeart product={product} />}
    />
  );
}
