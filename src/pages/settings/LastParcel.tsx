import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages<{ sent: {}; more: { name: PrimitiveType; count: number } }>({
  sent: {
    id: 'lastParcel.sent',
    defaultMessage: 'Sent to you',
    description: 'Above what is in the newest parcel: on its way, or there and not yet confirmed',
  },
  more: {
    id: 'lastParcel.more',
    defaultMessage: '{name} and {count, plural, one {# more product} other {# more products}}',
    description: 'What is in a parcel: the first product by its name',
  },
});

/** The newest parcel that the reader has not confirmed; nothing while there is none, or when it cannot be had. */
export function LastParcel() {
  const { data } = useQuery(orderQueries.page(useShop(), 'TO_RECEIVE', 1));
  const order = data?.records[0];
  const first = order?.items[0];
  if (!first) return null;
  const others = order.items.length - 1;
  const name = <span lang={first.prodNameLang}>{first.prodName}</span>;
  return (
    <TextLink
      plain
      to={orderUrl(order.orderNumber)}
      className="mt-4 flex items-center gap-3 rounded-md bg-tile p-3 hover:bg-line"
    >
      <span className="size-11 shrink-0 overflow-hidden rounded-sm bg-tile">
        <Picture src={first.pic} alt="" width={44} height={44} sizes="44px" className="tile-photo" />
      </span>
      <span className="grid min-w-0 grow">
        <span className="text-sm font-semibold">
          <FormattedMessage {...messages.sent} />
        </span>
        <span className="truncate text-fg-2">
          {others > 0 ? <FormattedMessage {...messages.more} values={{ name, count: others }} /> : name}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0" />
    </TextLink>
  );
}
