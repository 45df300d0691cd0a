import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { BestPriceLine } from '#src/design-system/cards/product/BestPriceLine.tsx';
import { PriceBlock } from '#src/design-system/cards/product/PriceBlock.tsx';
import { PromiseCard } from '#src/design-system/cards/product/PromiseCard.tsx';
import { SkuPicker } from '#src/design-system/panels/product/SkuPicker.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { BuyBar } from './BuyBar.tsx';
import { GroupOffer } from './GroupOffer.tsx';
import { NotHere } from './NotHere.tsx';
import { OrderWithin } from './OrderWithin.tsx';
import { PricePast } from './PricePast.tsx';
import { ProductOffers } from './ProductOffers.tsx';
import { ProductTitle } from './ProductTitle.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { useSku } from './use-sku.ts';

const messages = defineMessages({
  outStock: {
    id: 'buyBox.outStock',
    defaultMessage: 'Out stock',
    description: 'Nothing left to buy; the words of the specification',
  },
});

type BuyBoxProps = {
  product: ProductDetail;
  /** What stands below the two ways to buy; it comes after the first paint. */
  below: boolean;
  /** Told the picture of a variant that the reader chooses. */
  onPicture: (picture: string | null) => void;
};

/** Name, price, variant, pieces and the two ways to buy. */
export function BuyBox({ product, below, onPicture }: BuyBoxProps) {
  const { prodId, shopId, regionAvailable, groupBuy } = product;
  const { skus, sku, choose, count, setCount, most, canBuy, hasOther } = useSku(product);
  const wish = { prodId, skuId: sku?.skuId ?? 0, shopId, count };
  const pick = (skuId: number) => {
    choose(skuId);
    onPicture(skus.find((one) => one.skuId === skuId)?.pic ?? null);
  };
  return (
    <div className="flex min-w-0 flex-col gap-5 short:gap-3">
      <ProductTitle product={product} />
      <PriceBlock price={sku?.price ?? product.price} was={sku?.oriPrice ?? product.oriPrice}>
        {sku?.bestPrice && <BestPriceLine best={sku.bestPrice} />}
        <ProductOffers product={product} />
      </PriceBlock>
      {!regionAvailable && (
        <>
          <NotHere soldIn={product.soldIn} />
          <div className="max-nav:hidden">
            <FavouriteHeart product={product} tone="outline" />
          </div>
        </>
      )}
      {regionAvailable && (
        <>
          <KeptPart name="variants" of={[skus, sku?.skuId, hasOther]}>
            <SkuPicker skus={skus} selected={sku?.skuId} onSelect={pick} nearest={hasOther} />
          </KeptPart>
          <SizeGuideLink guide={product.sizeGuide} skus={skus} />
          {sku && canBuy ? (
            <QuantityRow
              count={count}
              most={most}
              stocks={sku.stocks}
              limit={sku.limitPerUser}
              onChange={setCount}
            />
          ) : (
            <Alert tone="danger">
              <FormattedMessage {...messages.outStock} />
            </Alert>
          )}
          <BuyBar
            product={product}
            goneSkuId={sku && canBuy ? undefined : sku?.status === 'ON' ? sku.skuId : null}
            wish={wish}
          />
          {sku && <PricePast skuId={sku.skuId} />}
          {groupBuy && (
            <GroupOffer group={groupBuy} wish={canBuy && sku ? { skuId: sku.skuId, count } : undefined} />
          )}
        </>
      )}
      {below && <PromiseCard product={product} deadline={<OrderWithin delivery={product.delivery} />} />}
    </div>
  );
}
