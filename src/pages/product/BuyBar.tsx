import { MessageCircle, Store } from 'lucide-react';
import type { ComponentProps } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { chatUrl, shopUrl } from '#src/domain/urls.ts';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { InsteadOfBuying } from './InsteadOfBuying.tsx';

const messages = defineMessages({
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
  /** What is bought. */
  wish: ComponentProps<typeof BuyButtons>['wish'];
};

/** The two ways to buy; always in sight on small and on short screens, with the shop and the chat beside them on small ones. */
export function BuyBar({ product, goneSkuId, wish }: BuyBarProps) {
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
      {goneSkuId === undefined ? <BuyButtons wish={wish} /> : <InsteadOfBuying skuId={goneSkuId} />}
      <div className="max-nav:hidden">
        <FavouriteHeart product={product} tone="outline" />
      </div>
    </div>
  );
}
