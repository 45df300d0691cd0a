import type { HomeProduct, HomeSection as Section } from '#openapi/schema.gen.ts';
import { EditorialPair } from '#src/design-system/panels/home/EditorialPair.tsx';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { StockBar } from '#src/design-system/cards/product/StockBar.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { productUrl, tagUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { bannerUrl } from './banner-url.ts';
import { DealClock } from './DealClock.tsx';
import { ChipRail } from './ChipRail.tsx';

const railLength = 6;
/** Cards of a rail that is still far. */
const farLength = 2;

type HomeSectionProps = {
  section: Section;
  onEnd: () => void;
  /** All of it; else its head and what is seen first. */
  whole?: boolean;
};

/** A rail of home in the look of its kind. */
export function HomeSection({ section, onEnd, whole = true }: HomeSectionProps) {
  const { tagId, title, style, campaign, products, groups } = section;
  const shown = products.slice(0, whole ? railLength : farLength);
  const left = new Map(products.map((one): [number, HomeProduct] => [one.prodId, one]));
  if (style === 'CHIPS')
    return <ChipRail title={title} groups={groups} most={whole ? undefined : farLength} />;
  if (style === 'PAIR')
    return (
      <KeptPart name="home pair" of={[title, groups, whole]}>
        <EditorialPair
          title={title}
          groups={groups.slice(0, whole ? undefined : 1)}
          hrefOf={bannerUrl}
          productHrefOf={({ prodId }) => productUrl(prodId)}
        />
      </KeptPart>
    );
  return (
    <ProductRail
      title={title}
      note={campaign && <DealClock campaign={campaign} onEnd={onEnd} />}
      // The bar of a deal says how many are left.
      products={style === 'DEALS' ? shown.map((one) => ({ ...one, fewLeft: undefined })) : shown}
      hrefOf={({ prodId }) => productUrl(prodId)}
      renderHeart={(product) => <CardHeart product={product} />}
      renderFoot={
        style === 'DEALS'
          ? ({ prodId, soldNum }) => <StockBar sold={soldNum} left={left.get(prodId)?.left ?? 0} />
          : undefined
      }
      struck={style === 'DEALS'}
      moreHref={tagUrl(tagId, title)}
    />
  );
}
