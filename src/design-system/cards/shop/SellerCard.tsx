import { defineMessages, FormattedMessage } from 'react-intl';
import type { ShopSummary } from '#openapi/schema.gen.ts';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { ShopFacts } from './ShopFacts.tsx';

const messages = defineMessages({
  title: { id: 'sellerCard.title', defaultMessage: 'About seller', description: 'Heading (S2.63)' },
  official: {
    id: 'sellerCard.official',
    defaultMessage: 'Official',
    description: 'Badge: the maker’s own shop',
  },
  chat: {
    id: 'sellerCard.chat',
    defaultMessage: 'Chat',
    description: 'Link to the conversation with the shop',
  },
  visit: { id: 'sellerCard.visit', defaultMessage: 'Visit shop', description: 'Link to the shop’s page' },
});

type SellerCardProps = {
  shop: ShopSummary;
  /** The shop's page. */
  href: string;
  /** Where the conversation with the shop is; without it there is none. */
  chatHref?: string;
};

/** Who sells it. */
export function SellerCard({ shop, href, chatHref }: SellerCardProps) {
  return (
    <section
      aria-labelledby="seller-heading"
      className="flex flex-col gap-4 self-start rounded-lg border border-line p-4 nav:p-5"
    >
      <h2 id="seller-heading" className="text-h3">
        <FormattedMessage {...messages.title} />
      </h2>
      <div className="flex items-center gap-3">
        <ShopInitial shopId={shop.shopId} name={shop.shopName} size="lg" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
            <span className="line-clamp-1 wrap-anywhere">{shop.shopName}</span>
            {shop.official && (
              <Badge tone="jade">
                <FormattedMessage {...messages.official} />
              </Badge>
            )}
          </p>
          <ShopFacts shop={shop} />
        </div>
      </div>
      <div className="flex gap-2 *:grow">
        {chatHref && (
          <LinkButton tone="outline" size="md" to={chatHref}>
            <FormattedMessage {...messages.chat} />
          </LinkButton>
        )}
        <LinkButton tone="outline" size="md" to={href}>
          <FormattedMessage {...messages.visit} />
        </LinkButton>
      </div>
    </section>
  );
}
