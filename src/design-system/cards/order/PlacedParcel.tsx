import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { CopyButton } from '#src/design-system/primitives/action/CopyButton.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { arrivalWords } from './arrival-words.ts';

const messages = defineMessages<{
  items: { count: number };
  more: { count: number };
  free: {};
  delivery: { amount: string };
  view: {};
  number: {};
}>({
  items: {
    id: 'placedParcel.items',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'How many things are in a parcel',
  },
  more: {
    id: 'placedParcel.more',
    defaultMessage: '+{count, number}',
    description: 'In place of the pictures that have no room',
  },
  free: { id: 'placedParcel.free', defaultMessage: 'Free delivery', description: 'Below the day of arrival' },
  delivery: {
    id: 'placedParcel.delivery',
    defaultMessage: 'Delivery for {amount}',
    description: 'Below the day of arrival',
  },
  view: { id: 'placedParcel.view', defaultMessage: 'View order', description: 'Link to the order' },
  number: {
    id: 'placedParcel.number',
    defaultMessage: 'Order number',
    description: 'Heard before the number of an order',
  },
});

/** Pictures in the one row. */
const room = 4;

type PlacedParcelProps = {
  order: Pick<
    OrderDetail,
    'orderNumber' | 'shopId' | 'shopName' | 'items' | 'totalNum' | 'total' | 'arrival' | 'amounts'
  >;
  href: string;
};

/** What one shop packs: when it comes, what is in it, its number and its sum. */
export function PlacedParcel({ order, href }: PlacedParcelProps) {
  const intl = useIntl();
  const { orderNumber, shopId, shopName, items, totalNum, total, arrival, amounts } = order;
  const { deliveryFee, deliveryReduce } = amounts;
  const free = deliveryFee.amount === deliveryReduce.amount;
  const shown = items.length > room ? items.slice(0, room - 1) : items;
  const left = items.length - shown.length;
  return (
    <article className="grid min-w-0 content-start gap-3.5 rounded-lg border border-line bg-surface p-4 nav:p-5">
      <header className="flex min-h-8 items-center gap-2.5">
        <ShopInitial shopId={shopId} name={shopName} />
        <h2 className="line-clamp-1 min-w-0 grow text-base font-semibold wrap-anywhere">{shopName}</h2>
        <span className="shrink-0 rounded-sm bg-sunken px-2 py-0.5 text-sm">
          <FormattedMessage {...messages.items} values={{ count: totalNum }} />
        </span>
      </header>
      <div className="grid gap-0.5">
        {arrival && <p className="text-h2 text-balance">{arrivalWords(intl, arrival)}</p>}
        {(free || deliveryReduce.amount === 0) && (
          <p className="text-sm text-fg-2">
            {free
              ? intl.formatMessage(messages.free)
              : intl.formatMessage(messages.delivery, { amount: moneyParts(intl, deliveryFee).plain })}
          </p>
        )}
      </div>
      <ul className="grid grid-cols-4 gap-2">
        {shown.map(({ orderItemId, pic, prodName, prodNameLang, prodCount }) => (
          <li key={orderItemId} className="relative aspect-square overflow-hidden rounded-md bg-tile">
            <span lang={prodNameLang}>
              <Picture src={pic} alt={prodName} width={96} height={96} sizes="96px" className="tile-photo" />
            </span>
            {prodCount > 1 && (
              <span className="absolute right-0 bottom-0 rounded-tl-sm bg-canvas px-1.5 text-xs tabular-nums">
                × {prodCount}
              </span>
            )}
          </li>
        ))}
        {left > 0 && (
          <li className="grid aspect-square place-items-center rounded-md bg-sunken text-base font-semibold tabular-nums">
            <FormattedMessage {...messages.more} values={{ count: left }} />
          </li>
        )}
      </ul>
      <footer className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="-my-2 flex min-w-0 items-center gap-0.5 tabular-nums">
            <span className="sr-only">
              <FormattedMessage {...messages.number} />{' '}
            </span>
            <span className="wrap-anywhere">{orderNumber}</span>
            <CopyButton text={orderNumber} />
          </span>
          <Price value={total} size="sm" />
        </p>
        <TextLink to={href} className="hit justify-self-start text-sm">
          <FormattedMessage {...messages.view} />
        </TextLink>
      </footer>
    </article>
  );
}
