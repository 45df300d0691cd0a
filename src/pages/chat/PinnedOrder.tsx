import { useMutation, useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { orderStateMessages } from '#src/design-system/cards/order/order-state-messages.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderUrl } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{ order: { number: string }; send: {}; wrong: {} }>({
  order: { id: 'pinnedOrder.order', defaultMessage: 'Order {number}', description: 'What a chat is about' },
  send: {
    id: 'pinnedOrder.send',
    defaultMessage: 'Send to the shop',
    description: 'Button: the order comes into the chat as a card',
  },
  wrong: {
    id: 'pinnedOrder.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast; the words of the specification',
  },
});

type PinnedOrderProps = {
  orderNumber: string;
  /** Puts the order into the conversation. */
  onSend: (orderNumber: string) => Promise<unknown>;
};

/** The order that a conversation is about, above its messages; nothing when it is not the reader's. */
export function PinnedOrder({ orderNumber, onSend }: PinnedOrderProps) {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const { data: order } = useQuery(orderQueries.detail(useShop(), orderNumber));
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: () => onSend(orderNumber) });
  const [first] = order?.items ?? [];
  if (!order || !first) return null;
  const refused = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  return (
    <div className="relative flex shrink-0 items-center gap-3 border-b border-line px-4 py-2 nav:px-5">
      <div className="size-12 shrink-0 overflow-hidden rounded-md bg-tile">
        <Picture src={first.pic} alt="" width={48} height={48} sizes="48px" className="tile-photo" />
      </div>
      <div className="grid min-w-0 grow">
        <TextLink plain to={orderUrl(orderNumber)} className="truncate text-sm font-semibold hover:underline">
          <FormattedMessage {...messages.order} values={{ number: orderNumber }} />
        </TextLink>
        <span className="text-sm text-fg-2">
          <FormattedMessage {...orderStateMessages[order.status]} />
        </span>
      </div>
      {!isSuccess && (
        <Button
          tone="soft"
          size="md"
          busy={isPending}
          onClick={() => mutate(undefined, { onError: refused })}
        >
          <FormattedMessage {...messages.send} />
        </Button>
      )}
    </div>
  );
}
