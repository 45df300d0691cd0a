import { ChevronRight, MessageCircle } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { LineRow } from '#src/design-system/cards/order/LineRow.tsx';
import { refundStateMessages } from '#src/design-system/cards/refund/refund-state-messages.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { askRefundUrl } from '#src/domain/refund/after-sales-urls.ts';
import { refundUrl } from '#src/domain/order/order-urls.ts';
import { productUrl, shopUrl } from '#src/domain/urls.ts';

const messages = defineMessages<{ chat: {}; chatAbout: { shop: string }; refund: {} }>({
  chat: { id: 'orderLines.chat', defaultMessage: 'Chat', description: 'Button: write to the shop' },
  chatAbout: {
    id: 'orderLines.chatAbout',
    defaultMessage: 'Chat with {shop} about this order',
    description: 'Name of that button',
  },
  refund: {
    id: 'orderLines.refund',
    defaultMessage: 'Return or refund',
    description: 'Link at a thing of an order',
  },
});

type OrderLinesProps = {
  order: OrderDetail;
  /** Writes to the shop about this order; nothing without it. */
  onChat?: () => void;
};

/** What is in an order, from which shop, and what becomes of each thing. */
export function OrderLines({ order, onChat }: OrderLinesProps) {
  const { formatMessage } = useIntl();
  const { orderNumber, shopId, shopName, items, actions } = order;
  return (
    <section
      aria-labelledby="order-shop"
      className="min-w-0 rounded-lg border border-line bg-surface p-4 nav:p-5"
    >
      <header className="mb-3.5 flex items-center gap-2.5">
        <ShopInitial shopId={shopId} name={shopName} />
        <h2 id="order-shop" className="min-w-0 grow text-base font-semibold wrap-anywhere">
          <TextLink
            plain
            to={shopUrl(shopId, shopName)}
            className="group inline-flex min-h-11 items-center gap-1.5"
          >
            <span className="line-clamp-2 group-hover:underline">{shopName}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </TextLink>
        </h2>
        {onChat && (
          <Button
            tone="outline"
            size="md"
            aria-label={formatMessage(messages.chatAbout, { shop: shopName })}
            onClick={onChat}
          >
            <MessageCircle aria-hidden className="size-4" strokeWidth={1.75} />
            <FormattedMessage {...messages.chat} />
          </Button>
        )}
      </header>
      <ul className="grid gap-3.5">
        {items.map((item) => (
          <li key={item.orderItemId}>
            <LineRow line={item} href={productUrl(item.prodId)}>
              {item.refundSn && item.refundStatus && (
                <TextLink to={refundUrl(item.refundSn)} className="hit inline-block py-1 text-sm">
                  <FormattedMessage {...refundStateMessages[item.refundStatus]} />
                </TextLink>
              )}
              {!item.refundSn && item.refundableCount > 0 && actions.includes('REFUND') && (
                <TextLink
                  to={askRefundUrl(orderNumber, item.orderItemId)}
                  className="hit inline-block py-1 text-sm"
                >
                  <FormattedMessage {...messages.refund} />
                </TextLink>
              )}
            </LineRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
