import { ChevronRight } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutShop } from '#openapi/schema.gen.ts';
import { DayRange } from '#src/design-system/primitives/text/DayRange.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Switch } from '#src/design-system/primitives/form/Switch.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { LineRow } from '#src/design-system/cards/order/LineRow.tsx';

const messages = defineMessages<{
  delivery: {};
  free: {};
  remark: {};
  optional: {};
  note: { shop: string };
  insurance: { amount: string };
  insuranceNote: {};
  vouchers: {};
  choose: {};
  applied: { amount: string };
}>({
  delivery: { id: 'checkoutShop.delivery', defaultMessage: 'Delivery', description: 'Row: fee and days' },
  free: { id: 'checkoutShop.free', defaultMessage: 'Free', description: 'Delivery costs nothing' },
  remark: {
    id: 'checkoutShop.remark',
    defaultMessage: 'Remarks',
    description: 'Label of the note to a shop',
  },
  optional: { id: 'checkoutShop.optional', defaultMessage: 'Optional', description: 'Beside a label' },
  note: {
    id: 'checkoutShop.note',
    defaultMessage: 'A note for {shop}',
    description: 'Prompt of the note field',
  },
  insurance: {
    id: 'checkoutShop.insurance',
    defaultMessage: 'Delivery insurance {amount}',
    description: 'Switch, off at first (S2.75); what it costs for this parcel',
  },
  insuranceNote: {
    id: 'checkoutShop.insuranceNote',
    defaultMessage: 'Refunds your goods if the parcel is lost or damaged on the way.',
    description: 'Below the switch',
  },
  vouchers: {
    id: 'checkoutShop.vouchers',
    defaultMessage: 'Vouchers of this shop',
    description: 'Row of a parcel: opens the vouchers',
  },
  choose: {
    id: 'checkoutShop.choose',
    defaultMessage: 'Choose',
    description: 'In that row, when none is applied',
  },
  applied: {
    id: 'checkoutShop.applied',
    defaultMessage: '−{amount}',
    description: 'In that row: what a voucher takes off, with a minus sign',
  },
});

type CheckoutShopCardProps = {
  shop: CheckoutShop;
  remark: string;
  /** With it the remark can be written; without it a written one is shown. */
  onRemark?: (text: string) => void;
  /** The shopper wants it insured, whether that is calculated yet or not. */
  insured?: boolean;
  /** With it the parcel can be insured, where the shop offers that. */
  onInsure?: (on: boolean) => void;
  /** Opens the vouchers; given where the shopper holds one for this shop. */
  onVouchers?: () => void;
};

const remarkMax = 200;

/** One shop's parcel: its lines, its delivery, a note to the shop. */
export function CheckoutShopCard(props: CheckoutShopCardProps) {
  const { shop, remark, onRemark, onInsure, onVouchers } = props;
  const { delivery, insurance, amounts } = shop;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { insured = insurance.selected } = props;
  const off = [amounts.shopVoucher, amounts.productVoucher].filter(({ amount }) => amount > 0);
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-4 nav:p-5">
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        <ShopInitial shopId={shop.shopId} name={shop.shopName} />
        {shop.shopName}
      </h2>
      <ul className="grid gap-3.5">
        {shop.items.map((item) => (
          <li key={item.skuId}>
            <LineRow line={item} saved={item.shareReduce} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-3.5 text-base">
        <FormattedMessage {...messages.delivery} />
        <span className="text-right">
          {delivery.fee.amount === 0 ? (
            <FormattedMessage {...messages.free} />
          ) : (
            <Price value={delivery.fee} size="sm" />
          )}
          {' · '}
          <DayRange from={delivery.from} to={delivery.to} />
        </span>
      </p>
      {onInsure && insurance.available && (
        <Switch
          className="border-t border-line pt-3.5"
          label={
            <FormattedMessage
              {...messages.insurance}
              values={{ amount: moneyParts(intl, insurance.premium).plain }}
            />
          }
          note={<FormattedMessage {...messages.insuranceNote} />}
          checked={insured}
          onChange={onInsure}
        />
      )}
      {onVouchers && (
        <button
          type="button"
          onClick={onVouchers}
          className="-my-1 flex min-h-11 items-center justify-between gap-4 border-t border-line pt-3 text-left text-base hover:text-link"
        >
          <FormattedMessage {...messages.vouchers} />
          <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-link tabular-nums">
            {off.length === 0 && <FormattedMessage {...messages.choose} />}
            {/* Of the shop as a whole, and of single products: two amounts, whose sum the service does not tell. */}
            {off.map((one, index) => (
              <span key={String(index)}>
                {index > 0 && '· '}
                <FormattedMessage {...messages.applied} values={{ amount: moneyParts(intl, one).plain }} />
              </span>
            ))}
            <ChevronRight aria-hidden className="size-4" strokeWidth={2} />
          </span>
        </button>
      )}
      {onRemark && (
        <TextField
          label={<FormattedMessage {...messages.remark} />}
          aside={<FormattedMessage {...messages.optional} />}
          placeholder={formatMessage(messages.note, { shop: shop.shopName })}
          maxLength={remarkMax}
          value={remark}
          onChange={(event) => onRemark(event.target.value)}
        />
      )}
      {!onRemark && remark && (
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.remark} />: <bdi>{remark}</bdi>
        </p>
      )}
    </section>
  );
}
