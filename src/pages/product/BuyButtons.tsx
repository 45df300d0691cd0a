import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { paths } from '#src/domain/urls.ts';
import { expectAdded, useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import type { CartWish } from '#src/state/ui.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';

const messages = defineMessages({
  addToCart: { id: 'buyBox.addToCart', defaultMessage: 'Add to cart', description: 'Button' },
  buyNow: { id: 'buyBox.buyNow', defaultMessage: 'Buy now', description: 'Button: straight to the checkout' },
});

/** The variant that is chosen, and how many pieces of it. */
type Wish = Omit<CartWish, 'key'>;

/** The two ways to buy; a part of its own, so that a press renders nothing else of the product. */
export function BuyButtons({ wish }: { wish: Wish }) {
  const { prodId, skuId, shopId, count } = wish;
  const { add, busy } = useAddToCart();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const addToCart = () => {
    const wanted = { ...wish, key: crypto.randomUUID() };
    signInFirst({ kind: 'addToCart', ...wanted }, () => add(wanted));
  };
  const checkout = `${paths.checkout}?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=${count}`;
  const buyNow = () => signInFirst({ kind: 'buyNow', ...wish }, () => navigate(checkout));
  return (
    <>
      <BuyButton tone="soft" busy={busy} onPointerDown={expectAdded} onClick={addToCart}>
        <ShoppingBag aria-hidden className="size-5 max-nav:hidden" strokeWidth={1.75} />
        <FormattedMessage {...messages.addToCart} />
      </BuyButton>
      <BuyButton tone="primary" onClick={buyNow}>
        <FormattedMessage {...messages.buyNow} />
      </BuyButton>
    </>
  );
}

type BuyButtonProps = {
  tone: 'soft' | 'primary';
  busy?: boolean;
  onPointerDown?: () => void;
  onClick: () => void;
  children: ReactNode;
};

const BuyButton = ({ busy = false, ...rest }: BuyButtonProps) => (
  <Button
    size="xl"
    busy={busy}
    className="min-w-0 flex-1 max-lg:px-3! max-nav:px-2! max-nav:text-base!"
    {...rest}
  />
);
