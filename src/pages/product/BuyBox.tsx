import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { PriceBlock } from '#src/design-system/cards/PriceBlock.tsx';
import { PromiseCard } from '#src/design-system/cards/PromiseCard.tsx';
import { SkuPicker } from '#src/design-system/cards/SkuPicker.tsx';
import { Alert } from '#src/design-system/primitives/Alert.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { QuantityStepper } from '#src/design-system/primitives/QuantityStepper.tsx';
import { Rating } from '#src/design-system/primitives/Rating.tsx';
import { paths } from '#src/domain/urls.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { ProductOffers } from './ProductOffers.tsx';
import { useSku } from './use-sku.ts';

const messages = defineMessages<{
  addToCart: {};
  buyNow: {};
  quantity: {};
  inStock: { count: number };
  outStock: {};
  notHere: {};
  sold: { count: number };
  item: { code: string };
}>({
  addToCart: { id: 'buyBox.addToCart', defaultMessage: 'Add to cart', description: 'Button' },
  buyNow: { id: 'buyBox.buyNow', defaultMessage: 'Buy now', description: 'Button: straight to the checkout' },
  quantity: {
    id: 'buyBox.quantity',
    defaultMessage: 'Quantity',
    description: 'Label of the number of pieces',
  },
  inStock: {
    id: 'buyBox.inStock',
    defaultMessage: '{count, number} in stock',
    description: 'Pieces that can be bought',
  },
  outStock: {
    id: 'buyBox.outStock',
    defaultMessage: 'Out stock',
    description: 'Nothing left to buy; the words of the specification',
  },
  notHere: {
    id: 'buyBox.notHere',
    defaultMessage: 'This product does not available in your area',
    description: 'Sold elsewhere, not in this region; the words of the specification',
  },
  sold: { id: 'buyBox.sold', defaultMessage: '{count, number} sold', description: 'Units sold' },
  item: { id: 'buyBox.item', defaultMessage: 'Item {code}', description: 'Item code of a product' },
});

type BuyBoxProps = { product: ProductDetail };

/** Name, price, variant, pieces and the two ways to buy. */
export function BuyBox({ product }: BuyBoxProps) {
  const { prodId, shopId, regionAvailable } = product;
  const { skus, sku, choose, count, setCount, most, canBuy } = useSku(product);
  const { add, busy } = useAddToCart();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const wish = { prodId, skuId: sku?.skuId ?? 0, shopId, count };
  const checkout = `${paths.checkout}?prodId=${prodId}&skuId=${wish.skuId}&shopId=${shopId}&count=${count}`;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 className="text-h1 wrap-anywhere">{product.prodName}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-fg-2">
          <Rating value={product.ratingAvg} count={product.ratingCount} />
          <span>
            <FormattedMessage {...messages.sold} values={{ count: product.soldNum }} />
          </span>
          <span>
            <FormattedMessage {...messages.item} values={{ code: product.itemCode }} />
          </span>
        </p>
      </div>
      <PriceBlock price={sku?.price ?? product.price} was={sku?.oriPrice ?? product.oriPrice}>
        <ProductOffers product={product} />
      </PriceBlock>
      {!regionAvailable && (
        <Alert tone="danger">
          <FormattedMessage {...messages.notHere} />
        </Alert>
      )}
      {!regionAvailable && <FavouriteHeart product={product} tone="outline" />}
      {regionAvailable && (
        <>
          <SkuPicker skus={skus} selected={sku?.skuId} onSelect={choose} />
          {canBuy ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-fg-2">
              <span>
                <FormattedMessage {...messages.quantity} />
              </span>
              <QuantityStepper value={count} max={most} onChange={setCount} />
              <span>
                <FormattedMessage {...messages.inStock} values={{ count: sku?.stocks ?? 0 }} />
              </span>
            </div>
          ) : (
            <Alert tone="danger">
              <FormattedMessage {...messages.outStock} />
            </Alert>
          )}
          <div className="fixed inset-x-0 bottom-0 z-(--z-bottom-nav) grid grid-cols-[1fr_1fr_auto] gap-3 border-t border-line bg-canvas px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] nav:static nav:z-auto nav:border-0 nav:p-0">
            <Button
              tone="soft"
              size="xl"
              busy={busy}
              disabled={!canBuy}
              onClick={() => signInFirst({ kind: 'addToCart', ...wish }, () => add(wish))}
            >
              <FormattedMessage {...messages.addToCart} />
            </Button>
            <Button
              size="xl"
              disabled={!canBuy}
              onClick={() => signInFirst({ kind: 'buyNow', ...wish }, () => void navigate(checkout))}
            >
              <FormattedMessage {...messages.buyNow} />
            </Button>
            <FavouriteHeart product={product} tone="outline" />
          </div>
        </>
      )}
      <PromiseCard product={product} />
    </div>
  );
}
