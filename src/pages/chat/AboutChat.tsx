import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Sku } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';

const messages = defineMessages({
  title: {
    id: 'aboutChat.title',
    defaultMessage: 'About this chat',
    description: 'Heading of the column with the product that a chat is about',
  },
  buy: { id: 'aboutChat.buy', defaultMessage: 'Buy now', description: 'Button: straight to the checkout' },
  add: { id: 'aboutChat.add', defaultMessage: 'Add to cart', description: 'Button' },
  choose: {
    id: 'aboutChat.choose',
    defaultMessage: 'Choose options',
    description: 'Link to a product that comes in several variants',
  },
});

const canBuy = ({ status, stocks }: Sku) => status === 'ON' && stocks > 0;

type AboutChatProps = { prodId: number };

/** The product that a conversation is about, beside it on wide screens, to be bought there; nothing when it is no longer sold here. */
export function AboutChat({ prodId }: AboutChatProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { add, busy } = useAddToCart();
  const { data: product } = useQuery(catalogQueries.product(useShop(), prodId));
  if (!product) return null;
  const [pic] = product.imgs;
  const only = product.skuList.length === 1 ? product.skuList.find(canBuy) : undefined;
  const { shopId } = product.shop;
  const checkout = `${paths.checkout}?prodId=${prodId}&skuId=${only?.skuId}&shopId=${shopId}&count=1`;
  return (
    <aside
      aria-label={formatMessage(messages.title)}
      className="hidden overflow-y-auto border-l border-line p-5 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:block"
    >
      <h2 className="text-base font-semibold">
        <FormattedMessage {...messages.title} />
      </h2>
      <div className="relative mt-3 grid gap-1">
        <div className="aspect-square overflow-hidden rounded-lg bg-tile">
          {pic && <Picture src={pic} alt="" width={240} height={240} sizes="240px" className="tile-photo" />}
        </div>
        <TextLink
          plain
          to={productUrl(prodId)}
          lang={product.prodNameLang}
          className="mt-2 line-clamp-3 text-sm wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {product.prodName}
        </TextLink>
        <Price value={product.price} was={product.oriPrice} drop={product.oriPrice !== null} />
      </div>
      <div className="mt-4 grid gap-2">
        {only ? (
          <>
            <Button tone="primary" size="md" onClick={() => void navigate(checkout)}>
              <FormattedMessage {...messages.buy} />
            </Button>
            <Button
              tone="outline"
              size="md"
              busy={busy}
              onClick={() =>
                void add({ prodId, skuId: only.skuId, shopId, count: 1, key: crypto.randomUUID() })
              }
            >
              <FormattedMessage {...messages.add} />
            </Button>
          </>
        ) : (
          <LinkButton tone="outline" size="md" to={productUrl(prodId)}>
            <FormattedMessage {...messages.choose} />
          </LinkButton>
        )}
      </div>
    </aside>
  );
}
