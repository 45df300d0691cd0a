import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutVouchers } from '#openapi/schema.gen.ts';
import { CartShopCard } from '#src/design-system/cards/CartShopCard.tsx';
import { CartSkeleton } from '#src/design-system/cards/CartSkeleton.tsx';
import { CartSummary } from '#src/design-system/cards/CartSummary.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { subjectSearch } from '#src/domain/checkout-address.ts';
import { paths, productUrl, voucherUrl } from '#src/domain/urls.ts';
import { onDemand } from '#src/state/sleeping.tsx';
import { CartOffers } from './CartOffers.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useVoucherChoice } from './use-voucher-choice.ts';

const CartVouchers = onDemand(async () => (await import('./CartVouchers.tsx')).CartVouchers);
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
  const { cart, lines, chosen, total, calculating, busy, choose, changeCount, remove, failed, look } =
    useCartLines(choice);
  const navigate = useNavigate();
  const [vouchersOf, setVouchersOf] = useState<number>();
  const [heldOpen, setHeldOpen] = useState(false);
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
      <ul className="flex min-w-0 flex-col gap-4">
        {shops.map((shop) => (
          <li key={shop.shopId}>
            <CartShopCard
              shop={shop}
              chosen={chosen}
              savedOf={({ basketId }) => saved.get(basketId)}
              near={nearest(total?.vouchers, shop.shopId)}
              onChoose={choose}
              onChangeCount={changeCount}
              onRemove={(line) => remove([line.basketId])}
              hrefOf={(line) => productUrl(line.prodId)}
              onVouchers={() => setVouchersOf(shop.shopId)}
            />
          </li>
        ))}
        {invalid.length > 0 && (
          <li>
            <CartShopCard
              lines={invalid}
              chosen={chosen}
              onRemove={(line) => remove([line.basketId])}
              onRemoveAll={() => remove(invalid.map(({ basketId }) => basketId))}
              hrefOf={(line) => productUrl(line.prodId)}
            />
          </li>
        )}
        <li className="rounded-lg border border-line bg-surface p-4 nav:hidden">{offers}</li>
      </ul>
      <CartSummary total={total} calculating={calculating || busy} promo={offers} onCheckout={checkOut} />
      {heldOpen && (
        <CartVouchers
          vouchers={total?.vouchers}
          choice={choice}
          failed={failed}
          onRetry={look}
          onClose={() => setHeldOpen(false)}
        />
      )}
      {vouchersOf && <ShopVouchers shopId={vouchersOf} onClose={() => setVouchersOf(undefined)} />}
    </div>
  );
}
