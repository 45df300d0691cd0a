import { PercentOff } from '#src/design-system/primitives/text/PercentOff.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import type { PanelProduct } from './search-options.ts';

type SearchProductProps = { product: PanelProduct };

/** A product in a row of the search panel: its picture, its name, what it costs. */
export function SearchProduct({ product }: SearchProductProps) {
  const { prodName, prodNameLang, pic, price, discountPercent } = product;
  return (
    <>
      <span className="my-2 block size-18 shrink-0 overflow-hidden rounded-md bg-tile">
        <Picture src={pic} alt="" width={72} height={72} sizes="72px" className="tile-photo" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span lang={prodNameLang} className="line-clamp-2 wrap-anywhere">
          {prodName}
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5">
          <Price value={price} size="sm" free />
          {discountPercent !== null && discountPercent > 0 && <PercentOff percent={discountPercent} />}
        </span>
      </span>
    </>
  );
}
