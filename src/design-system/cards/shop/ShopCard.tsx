import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ProductSummary, ShopSummary } from '#openapi/schema.gen.ts';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { ShopFacts } from './ShopFacts.tsx';

const messages = defineMessages<{ closed: {}; products: { shop: string } }>({
  closed: { id: 'shopCard.closed', defaultMessage: 'Closed', description: 'The shop sells nothing now' },
  products: {
    id: 'shopCard.products',
    defaultMessage: 'Products of {shop}',
    description: 'Name of the three squares below a shop',
  },
});

const squares = 3;

type ShopCardProps = {
  shop: ShopSummary;
  href: string;
  /** Products of it; the first three are shown. */
  products: readonly ProductSummary[];
  productHrefOf: (product: ProductSummary) => string;
  /** Of its heading: `2` right below a page's heading. */
  level?: 2 | 3;
  /** The shop sells nothing now. */
  closed?: boolean;
  /** At the end of its first line: a follow button. */
  action?: ReactNode;
};

/** A shop in a list: its door, name and rating, and three things that it sells. */
export function ShopCard({ shop, href, products, productHrefOf, closed, level = 3, action }: ShopCardProps) {
  const Heading = `h${level}` as const;
  const { formatMessage } = useIntl();
  return (
    <article className="grid h-full min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-3.5">
      <div className="flex items-center gap-3">
        <ShopInitial shopId={shop.shopId} name={shop.shopName} size="lg" />
        <div className="grid min-w-0 grow justify-items-start gap-0.5">
          <Heading className="line-clamp-2 max-w-full text-base leading-5 font-semibold tracking-normal wrap-anywhere">
            <TextLink plain to={href} className="hit hover:underline">
              {shop.shopName}
            </TextLink>
          </Heading>
          <ShopFacts shop={shop} />
          {closed && (
            <Badge tone="line">
              <FormattedMessage {...messages.closed} />
            </Badge>
          )}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {products.length > 0 && (
        <ul
          aria-label={formatMessage(messages.products, { shop: shop.shopName })}
          className="grid grid-cols-3 gap-1.5"
        >
          {products.slice(0, squares).map((product) => (
            <li key={product.prodId}>
              <TextLink
                plain
                to={productHrefOf(product)}
                className="block aspect-square overflow-hidden rounded-sm bg-tile"
              >
                <Picture
                  src={product.pic}
                  alt={product.prodName}
                  width={120}
                  height={120}
                  sizes="(min-width: 835px) 100px, 30vw"
                  className="tile-photo"
                />
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
