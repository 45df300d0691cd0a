import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { productUrl } from '#src/domain/urls.ts';

type PinnedProductProps = { prodId: number };

/** What a conversation is about, above its messages where it has no column of its own; nothing when it is no longer sold here. */
export function PinnedProduct({ prodId }: PinnedProductProps) {
  const { data: product } = useQuery(catalogQueries.product(useShop(), prodId));
  if (!product) return null;
  const [pic] = product.imgs;
  return (
    <div className="relative flex shrink-0 items-center gap-3 border-b border-line px-4 py-2 hover:bg-sunken nav:px-5 xl:hidden">
      <div className="size-12 shrink-0 overflow-hidden rounded-md bg-tile">
        {pic && <Picture src={pic} alt="" width={48} height={48} sizes="48px" className="tile-photo" />}
      </div>
      <div className="min-w-0">
        <TextLink
          plain
          to={productUrl(prodId)}
          lang={product.prodNameLang}
          className="line-clamp-1 text-sm wrap-anywhere -outline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          {product.prodName}
        </TextLink>
        <Price value={product.price} size="sm" />
      </div>
    </div>
  );
}
