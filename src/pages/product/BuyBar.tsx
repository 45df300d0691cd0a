import { MessageCircle, ShoppingBag, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { chatUrl, shopUrl } from '#src/domain/urls.ts';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { InsteadOfBuying } from './InsteadOfBuying.tsx';

const messages = defineMessages({
  addToCart: { id: 'buyBox.addToCart', defaultMessage: 'Add to cart', description: 'Button' },
  buyNow: { id: 'buyBox.buyNow', defaultMessage: 'Buy now', description: 'Button: straight to the checkout' },
  shop: {
    id: 'buyBar.shop',
    defaultMessage: 'Shop',
    description: 'Way to the shop of a product, below an icon',
  },
  chat: {
    id: 'buyBar.chat',
    defaultMessage: 'Chat',
    description: 'Way to the chat with the shop, below an icon',
  },
});

const way =
  'flex min-h-13 min-w-12 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-medium hover:bg-sunken nav:hidden';

type BuyBarProps = {
  product: ProductDetail;
  /** The variant that is chosen, where it is sold out: what to do instead takes the place of buying. */
  goneSkuId: number | null | undefined;
  /** It is being put into the cart. */
  busy: boolean;
  onAdd: () => void;
  onBuy: () => void;
};

/** The two ways to buy; always in sight on small and on short screens, with the shop and the chat beside them on small ones. */
export function BuyBar({ product, goneSkuId, busy, onAdd, onBuy }: BuyBarProps) {
  const { prodId, shop } = product;
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--z-bottom-nav) flex gap-2 border-t border-line bg-canvas px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] max-nav:pl-2 nav:gap-3 nav:not-short:static nav:not-short:z-auto nav:not-short:border-0 nav:not-short:p-0">
      <TextLink plain to={shopUrl(shop.shopId, shop.shopName)} className={way}>
        <Store aria-hidden className="size-5" strokeWidth={1.75} />
        <FormattedMessage {...messages.shop} />
      </TextLink>
      <TextLink plain to={chatUrl(shop.shopId, prodId)} className={way}>
        <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
        <FormattedMessage {...messages.chat} />
      </TextLink>
      {goneSkuId === undefined ? (
        <>
          <BuyButton tone="soft" busy={busy} onClick={onAdd}>
            <ShoppingBag aria-hidden className="size-5 max-nav:hidden" strokeWidth={1.75} />
            <FormattedMessage {...messages.addToCart} />
          </BuyButton>
          <BuyButton tone="primary" onClick={onBuy}>
            <FormattedMessage {...messages.buyNow} />
          </BuyButton>
        </>
      ) : (
        <InsteadOfBuying skuId={goneSkuId} />
      )}
      <div className="max-nav:hidden">
        <FavouriteHeart product={product} tone="outline" />
      </div>
    </div>
  );
}

type BuyButtonProps = { tone: 'soft' | 'primary'; busy?: boolean; onClick: () => void; children: ReactNode };

const BuyButton = ({ busy = false, ...rest }: BuyButtonProps) => (
  <Button size="xl" busy={busy} className="min-w-0 flex-1 max-nav:px-2! max-nav:text-base!" {...rest} />
);
