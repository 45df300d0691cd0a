import { ShoppingBag } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { PriceBlock } from '#src/design-system/cards/PriceBlock.tsx';
import { PromiseCard } from '#src/design-system/cards/PromiseCard.tsx';
import { SkuPicker } from '#src/design-system/cards/SkuPicker.tsx';
import { Alert } from '#src/design-system/primitives/Alert.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { paths } from '#src/domain/urls.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { GroupOffer } from './GroupOffer.tsx';
import { NotHere } from './NotHere.tsx';
import { ProductOffers } from './ProductOffers.tsx';
import { ProductTitle } from './ProductTitle.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import { useSku } from './use-sku.ts';

const messages = defineMessages({
  addToCart: { id: 'buyBox.addToCart', defaultMessage: 'Add to cart', description: 'Button' },
  buyNow: { id: 'buyBox.buyNow', defaultMessage: 'Buy now', description: 'Button: straight to the checkout' },
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
  const { add, busy } = useAddToCart();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const wish = { prodId, skuId: sku?.skuId ?? 0, shopId, count };
  const addToCart = () => {
    const wanted = { ...wish, key: crypto.randomUUID() };
    signInFirst({ kind: 'addToCart', ...wanted }, () => add(wanted));
  };
  const pick = (skuId: number) => {
    choose(skuId);
    onPicture(skus.find((one) => one.skuId === skuId)?.pic ?? null);
  };
  const checkout = `${paths.checkout}?prodId=${prodId}&skuId=${wish.skuId}&shopId=${shopId}&count=${count}`;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ProductTitle product={product} />
      <PriceBlock price={sku?.price ?? product.price} was={sku?.oriPrice ?? product.oriPrice}>
        <ProductOffers product={product} />
      </PriceBlock>
      {!regionAvailable && (
        <>
          <NotHere soldIn={product.soldIn} />
          <FavouriteHeart product={product} tone="outline" />
        </>
      )}
      {regionAvailable && (
        <>
          <SkuPicker skus={skus} selected={sku?.skuId} onSelect={pick} nearest={hasOther} />
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
          <div className="fixed inset-x-0 bottom-0 z-(--z-bottom-nav) grid grid-cols-[1fr_1fr_auto] gap-2 border-t border-line bg-canvas px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] nav:static nav:z-auto nav:gap-3 nav:border-0 nav:p-0">
            <Button
              tone="soft"
              size="xl"
              className="max-nav:px-2!"
              busy={busy}
              disabled={!canBuy}
              onClick={addToCart}
            >
              <ShoppingBag aria-hidden className="size-5 max-nav:hidden" strokeWidth={1.75} />
              <FormattedMessage {...messages.addToCart} />
            </Button>
            <Button
              size="xl"
              className="max-nav:px-2!"
              disabled={!canBuy}
              onClick={() => signInFirst({ kind: 'buyNow', ...wish }, () => navigate(checkout))}
            >
              <FormattedMessage {...messages.buyNow} />
            </Button>
            <FavouriteHeart product={product} tone="outline" />
          </div>
          {groupBuy && (
            <GroupOffer group={groupBuy} wish={canBuy && sku ? { skuId: sku.skuId, count } : undefined} />
          )}
        </>
      )}
      {below && <PromiseCard product={product} />}
    </div>
  );
}
