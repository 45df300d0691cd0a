import type { ShopSummary } from '#openapi/schema.gen.ts';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { ShopFacts } from './ShopFacts.tsx';

type ShopTileProps = { shop: ShopSummary; href: string };

/** A shop among many: its door, its name, its rating; one link. */
export function ShopTile({ shop, href }: ShopTileProps) {
  return (
    <div className="group relative flex min-h-16 min-w-0 items-end gap-3 border-b border-line">
      <ShopInitial shopId={shop.shopId} name={shop.shopName} size="md" />
      <div className="min-w-0 pb-2.5">
        <TextLink
          plain
          to={href}
          className="line-clamp-1 text-base font-semibold wrap-anywhere after:absolute after:inset-0 group-hover:underline"
        >
          {shop.shopName}
        </TextLink>
        <ShopFacts shop={shop} />
      </div>
    </div>
  );
}
