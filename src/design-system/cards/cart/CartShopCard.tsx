import { Ticket, Truck } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CartItem, CartShop, Money } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { CartLineCard } from './CartLineCard.tsx';

const messages = defineMessages<{
  choose: { shop: string };
  gone: {};
  removeAll: {};
  vouchers: { count: number };
  near: { amount: string };
  voucher: { amount: string; voucher: string };
  add: {};
}>({
  choose: {
    id: 'cartShop.choose',
    defaultMessage: 'Choose all of {shop}',
    description: 'Name of a shop’s checkbox',
  },
  gone: {
    id: 'cartShop.gone',
    defaultMessage: 'Cannot be bought now',
    description: 'Heading of the lines that are gone',
  },
  removeAll: {
    id: 'cartShop.removeAll',
    defaultMessage: 'Remove all',
    description: 'Button: all lines that are gone',
  },
  vouchers: {
    id: 'cartShop.vouchers',
    defaultMessage: '{count, plural, one {# voucher} other {# vouchers}}',
    description: 'Button: shows the vouchers of this shop',
  },
  near: {
    id: 'cartShop.near',
    defaultMessage: '{amount} more for free delivery',
    description: 'What is missing until the shop delivers free',
  },
  voucher: {
    id: 'cartShop.voucher',
    defaultMessage: 'Spend {amount} more for “{voucher}”',
    description: 'What is missing until a voucher of this shop, which the reader holds, can be used',
  },
  add: { id: 'cartShop.add', defaultMessage: 'Add items', description: 'Link: what that voucher is for' },
});

type CartShopCardProps = {
  /** A shop with its lines; without it `lines` are those that cannot be bought. */
  shop?: CartShop;
  lines?: readonly CartItem[];
  /** Basket ids of the chosen lines. */
  chosen: ReadonlySet<number>;
  hrefOf: (line: CartItem) => string;
  onChoose?: (basketIds: number[], taken: boolean) => void;
  onChangeCount?: (line: CartItem, count: number) => void;
  onRemove: (line: CartItem) => void;
  /** Moves a line to the favourites. */
  onFavourite?: (line: CartItem) => void;
  /** Another variant is wanted for a line that can be bought. */
  onChangeOption?: (line: CartItem) => void;
  onRemoveAll?: () => void;
  /** Shows the shop's vouchers, where it has some. */
  onVouchers?: () => void;
  /** What is missing until the shop delivers free. */
  freeDeliveryGap?: Money;
  /** A held voucher of this shop that lacks little, with the way to what it is for. */
  near?: { shortfall: Money; couponName: string; href: string } | undefined;
  /** What promotions and vouchers take off a chosen line. */
  savedOf?: (line: CartItem) => Money | undefined;
};

/** The lines of one shop: what becomes one order. */
export function CartShopCard(props: CartShopCardProps) {
  const { shop, chosen, hrefOf, onChoose, onChangeCount, onRemove, onRemoveAll } = props;
  const { onFavourite, onChangeOption } = props;
  const { onVouchers, freeDeliveryGap, near, savedOf } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const lines = props.lines ?? shop?.shopCartItemDiscounts.flatMap((group) => group.shopCartItems) ?? [];
  const ids = lines.filter(({ state }) => state === 'OK').map(({ basketId }) => basketId);
  const taken = ids.filter((id) => chosen.has(id)).length;
  return (
    <section className="rounded-lg border border-line bg-surface px-4 pt-2 nav:px-5">
      <div className="flex min-h-11 items-center gap-2.5">
        {shop ? (
          <>
            <Checkbox
              aria-label={formatMessage(messages.choose, { shop: shop.shopName })}
              checked={taken > 0 && taken === ids.length}
              mixed={taken > 0 && taken < ids.length}
              disabled={ids.length === 0}
              onChange={(event) => onChoose?.(ids, event.target.checked)}
            />
            <ShopInitial shopId={shop.shopId} name={shop.shopName} />
            <h2 className="line-clamp-1 grow text-base font-semibold wrap-anywhere">{shop.shopName}</h2>
            {onVouchers && shop.voucherCount > 0 && (
              <Button tone="ghost" size="sm" className="-mr-3 shrink-0 text-link!" onClick={onVouchers}>
                <Ticket aria-hidden className="size-4" strokeWidth={2} />
                <FormattedMessage {...messages.vouchers} values={{ count: shop.voucherCount }} />
              </Button>
            )}
          </>
        ) : (
          <>
            <h2 className="grow text-base font-semibold">
              <FormattedMessage {...messages.gone} />
            </h2>
            <Button tone="ghost" size="sm" onClick={onRemoveAll}>
              <FormattedMessage {...messages.removeAll} />
            </Button>
          </>
        )}
      </div>
      {shop?.shopCartItemDiscounts.map(
        ({ chooseDiscountItemDto: chosenOne }) =>
          chosenOne && (
            <p
              key={chosenOne.discountId}
              className="mt-2 flex justify-between gap-4 rounded-md bg-primary-soft px-3.5 py-2.5 text-sm text-on-primary-soft"
            >
              <bdi className="min-w-0 wrap-anywhere">{chosenOne.name}</bdi>
              <span className="shrink-0 font-semibold tabular-nums">
                {`\u2212${moneyParts(intl, chosenOne.reduce).plain}`}
              </span>
            </p>
          ),
      )}
      {freeDeliveryGap && (
        <p className="mt-2 flex items-center gap-2.5 rounded-md bg-deal-soft px-3.5 py-2.5 text-sm text-on-deal-soft">
          <Truck aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <FormattedMessage {...messages.near} values={{ amount: moneyParts(intl, freeDeliveryGap).plain }} />
        </p>
      )}
      {near && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 rounded-md bg-deal-soft px-3.5 py-1 text-sm text-on-deal-soft">
          <Ticket aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 grow py-1.5 wrap-anywhere">
            <FormattedMessage
              {...messages.voucher}
              values={{ amount: moneyParts(intl, near.shortfall).plain, voucher: near.couponName }}
            />
          </span>
          <TextLink plain to={near.href} className="py-1.5 font-semibold hover:underline">
            <FormattedMessage {...messages.add} />
          </TextLink>
        </p>
      )}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.basketId}>
            <CartLineCard
              line={line}
              saved={chosen.has(line.basketId) ? savedOf?.(line) : undefined}
              href={hrefOf(line)}
              chosen={chosen.has(line.basketId)}
              onChoose={(take) => onChoose?.([line.basketId], take)}
              onChangeCount={onChangeCount && ((count) => onChangeCount(line, count))}
              onRemove={() => onRemove(line)}
              onFavourite={onFavourite && (() => onFavourite(line))}
              onChangeOption={onChangeOption && (() => onChangeOption(line))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
