import type { ShopSummary } from '#openapi/schema.gen.ts';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

/** A shop by its own mark, or by a door with its first letter. */
export function ShopMark({ shop: { shopId, shopName, shopLogo } }: { shop: ShopSummary }) {
  if (!shopLogo) return <ShopInitial shopId={shopId} name={shopName} size="md" />;
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-lg bg-white/15">
      <Picture src={shopLogo} alt="" width={56} height={56} sizes="56px" priority className="object-cover" />
    </span>
  );
}
