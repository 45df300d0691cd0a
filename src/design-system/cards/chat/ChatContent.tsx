import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderStateMessages } from '#src/design-system/cards/order/order-state-messages.ts';

const messages = defineMessages<{ picture: {}; order: { number: string } }>({
  picture: { id: 'chatContent.picture', defaultMessage: 'Picture in the chat', description: 'Of an image' },
  order: { id: 'chatContent.order', defaultMessage: 'Order {number}', description: 'Order in a message' },
});

const side = 220;

type ChatContentProps = {
  message: Message;
  /** Where its product or order is. */
  href?: string;
};

/** What a message carries: words, a picture, a product or an order. */
export function ChatContent({ message, href = '' }: ChatContentProps) {
  const { formatMessage } = useIntl();
  const { text, image, product, order } = message;
  const card = product ?? order;
  if (image)
    return (
      <div className="w-55 max-w-full overflow-hidden rounded-bubble bg-tile">
        <Picture
          src={image.url}
          alt={formatMessage(messages.picture)}
          width={side}
          height={Math.round((side * image.height) / image.width)}
          sizes={`${side}px`}
          className="h-auto! max-h-80 object-cover"
        />
      </div>
    );
  if (card)
    return (
      <div className="relative grid w-85 max-w-full grid-cols-[64px_minmax(0,1fr)] gap-3 rounded-bubble rounded-bl-xs border border-line bg-canvas p-2.5">
        <div className="size-16 overflow-hidden rounded-md bg-tile">
          <Picture src={card.pic} alt="" width={64} height={64} sizes="64px" className="tile-photo" />
        </div>
        <div className="flex flex-col gap-0.5">
          {order && (
            <p className="text-xs text-fg-2 wrap-anywhere">
              <FormattedMessage {...messages.order} values={{ number: order.orderNumber }} />
            </p>
          )}
          <TextLink
            plain
            to={href}
            lang={product?.prodNameLang ?? order?.titleLang}
            className="line-clamp-2 text-sm wrap-anywhere after:absolute after:inset-0 after:rounded-bubble hover:underline"
          >
            {product?.prodName ?? order?.title}
          </TextLink>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
            {order && <FormattedMessage {...orderStateMessages[order.status]} />}
            {product && <Price value={product.price} size="sm" free />}
          </p>
        </div>
      </div>
    );
  return (
    <p
      className={cx(
        'max-w-[min(440px,78%)] rounded-bubble px-3.5 py-2.5 text-[0.9375rem] whitespace-pre-wrap wrap-anywhere',
        message.from === 'BUYER'
          ? 'rounded-br-xs bg-primary-soft text-on-primary-soft'
          : 'rounded-bl-xs bg-sunken',
      )}
    >
      {text}
    </p>
  );
}
