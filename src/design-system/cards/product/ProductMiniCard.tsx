import { cx } from 'class-variance-authority';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';

type ProductMiniCardProps = {
  product: Pick<ProductSummary, 'prodName' | 'prodNameLang' | 'pic' | 'price' | 'stockState'>;
  href: string;
};

/** A product where there is little room: a thumb, its name in two lines, its price; one link. */
export function ProductMiniCard({ product, href }: ProductMiniCardProps) {
  const soldOut = product.stockState === 'OUT_OF_STOCK';
  return (
    <article className="group relative grid min-w-0 grid-cols-[64px_minmax(0,1fr)] items-center gap-3">
      <div className="size-16 overflow-hidden rounded-md bg-tile">
        <Picture
          src={product.pic}
          alt=""
          width={64}
          height={64}
          sizes="64px"
          className={cx('tile-photo', soldOut && 'opacity-45 grayscale')}
        />
      </div>
      <div className={cx('grid min-w-0 gap-0.5', soldOut && 'text-fg-3')}>
        <TextLink
          plain
          to={href}
          lang={product.prodNameLang}
          className="line-clamp-2 text-sm wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-md"
        >
          {unbroken(product.prodName)}
        </TextLink>
        <Price value={product.price} size="sm" free />
      </div>
    </article>
  );
}
