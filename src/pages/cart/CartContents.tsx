import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartShopCard } from '#src/design-system/cards/CartShopCard.tsx';
import { CartSkeleton } from '#src/design-system/cards/CartSkeleton.tsx';
import { CartSummary } from '#src/design-system/cards/CartSummary.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';
import { onDemand } from '#src/state/sleeping.tsx';
import { useCartLines } from './use-cart-lines.ts';

const ShopVouchers = onDemand(
  async () => (await import('#src/features/vouchers/ShopVouchers.tsx')).ShopVouchers,
);

/** Lines by shop, chosen ones, and what they come to. */
export function CartContents() {
  const { cart, lines, chosen, total, calculating, busy, choose, changeCount, remove } = useCartLines();
  const navigate = useNavigate();
  const [vouchersOf, setVouchersOf] = useState<number>();
  if (cart.isPending) return <CartSkeleton />;
  if (cart.isError) return <LoadFailed onRetry={() => void cart.refetch()} />;
  const { shops, invalid } = cart.data;
  if (lines.length === 0 && invalid.length === 0) return <EmptyCart href={paths.home} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ul className="flex min-w-0 flex-col gap-4">
        {shops.map((shop) => (
          <li key={shop.shopId}>
            <CartShopCard
              shop={shop}
              chosen={chosen}
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
      </ul>
      <CartSummary
        total={total}
        calculating={calculating || busy}
        promo={<PromoCode bare />}
        onCheckout={() => void navigate(`${paths.checkout}?lines=${[...chosen].join(',')}`)}
      />
      {vouchersOf && <ShopVouchers shopId={vouchersOf} onClose={() => setVouchersOf(undefined)} />}
    </div>
  );
}
