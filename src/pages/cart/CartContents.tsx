import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItem, CheckoutVouchers } from '#openapi/schema.gen.ts';
import { CartShopCard } from '#src/design-system/cards/cart/CartShopCard.tsx';
import { CartSkeleton } from '#src/design-system/panels/cart/CartSkeleton.tsx';
import { CartSummary } from '#src/design-system/panels/cart/CartSummary.tsx';
import { CartTools } from '#src/design-system/panels/cart/CartTools.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { subjectSearch } from '#src/domain/checkout/checkout-address.ts';
import { paths, productUrl, voucherUrl } from '#src/domain/urls.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { CartOffers } from './CartOffers.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartLines } from './use-cart-lines.ts';
import { useVoucherChoice } from './use-voucher-choice.ts';

const CartVouchers = onDemand(async () => (await import('./CartVouchers.tsx')).CartVouchers);
const ChangeOption = onDemand(async () => (await import('./ChangeOption.tsx')).ChangeOption);
const ShopVouchers = onDemand(
  async () => (await import('#src/features/vouchers/ShopVouchers.tsx')).ShopVouchers,
);

/** The voucher of a shop that lacks least to its least spend. */
function nearest(vouchers: CheckoutVouchers | undefined, shop: number) {
  const own = vouchers?.unusable.flatMap(({ shopId, shortfall, couponId, couponName }) =>
    shopId === shop && shortfall ? [{ shortfall, couponName, href: voucherUrl(couponId) }] : [],
  );
  return own?.toSorted((a, b) => a.shortfall.amount - b.shortfall.amount)[0];
}

/** Lines by shop, chosen ones, and what they come to. */
export function CartContents() {
  const { choice, handOver } = useVoucherChoice();
  const {
    cart,
    lines,
    buyable,
    chosen: chosenLines,
    total,
    choose,
    failed,
    look,
    ...rest
  } = useCartLines(choice);
  const chosen = new Set(chosenLines.map(({ basketId }) => basketId));
  const changes = useCartChanges((basketId) => chosen.has(basketId), choose);
  const calculating = rest.calculating || changes.changing || changes.busy;
  const navigate = useNavigate();
  const [vouchersOf, setVouchersOf] = useState<number>();
  const [heldOpen, setHeldOpen] = useState(false);
  const [optionOf, setOptionOf] = useState<CartItem>();
  /** A line goes by a button of its own: the focus goes on to the next one. */
  const leaving = (act: (gone: CartItem[]) => unknown) => (line: CartItem) => {
    focusNeighbour();
    void act([line]);
  };
  const ways = {
    onRemove: leaving(changes.remove),
    onFavourite: leaving(changes.moveToFavourites),
    hrefOf: (line: CartItem) => productUrl(line.prodId),
    chosen,
  };
  if (cart.isPending) return <CartSkeleton />;
  if (cart.isError) return <LoadFailed onRetry={() => void cart.refetch()} />;
  const { shops, invalid } = cart.data;
  if (lines.length === 0 && invalid.length === 0) return <EmptyCart href={paths.home} />;
  const saved = new Map(total?.lines.map((line) => [line.basketId, line.saved]));
  const offers = (
    <CartOffers
      vouchers={total?.vouchers}
      onOpen={() => setHeldOpen(true)}
      onRedeemed={() => choice.choose(undefined)}
    />
  );
  const checkOut = () => {
    const checkoutId = crypto.randomUUID();
    handOver(checkoutId);
    void navigate(paths.checkout + subjectSearch({ basketIds: [...chosen] }, 0, checkoutId));
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {buyable.length > 0 && (
          <CartTools
            total={buyable.length}
            chosen={chosen.size}
            onChooseAll={(taken) =>
              choose(
                buyable.map(({ basketId }) => basketId),
                taken,
              )
            }
            onFavourites={() => void changes.moveToFavourites(chosenLines)}
            onRemove={() => void changes.remove(chosenLines)}
          />
        )}
        <ul className="flex min-w-0 flex-col gap-4">
          {shops.map((shop) => (
            <li key={shop.shopId}>
              <CartShopCard
                {...ways}
                shop={shop}
                savedOf={({ basketId }) => saved.get(basketId)}
                near={nearest(total?.vouchers, shop.shopId)}
                onChoose={choose}
                onChangeCount={changes.changeCount}
                onChangeOption={setOptionOf}
                onVouchers={() => setVouchersOf(shop.shopId)}
              />
            </li>
          ))}
          {invalid.length > 0 && (
            <li>
              <CartShopCard {...ways} lines={invalid} onRemoveAll={() => void changes.remove(invalid)} />
            </li>
          )}
          <li className="rounded-lg border border-line bg-surface p-4 nav:hidden">{offers}</li>
        </ul>
      </div>
      <CartSummary total={total} calculating={calculating} promo={offers} onCheckout={checkOut} />
      {heldOpen && (
        <CartVouchers
          vouchers={total?.vouchers}
          choice={choice}
          failed={failed}
          onRetry={look}
          onClose={() => setHeldOpen(false)}
        />
      )}
      {optionOf && (
        <ChangeOption
          line={optionOf}
          onTake={(skuId) => changes.changeOption(optionOf, skuId)}
          onClose={() => setOptionOf(undefined)}
        />
      )}
      {vouchersOf && <ShopVouchers shopId={vouchersOf} onClose={() => setVouchersOf(undefined)} />}
    </div>
  );
}
