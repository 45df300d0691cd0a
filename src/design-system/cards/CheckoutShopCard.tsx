import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutShop } from '#openapi/schema.gen.ts';
import { DayRange } from '../primitives/DayRange.tsx';
import { DoorMark } from '../primitives/DoorMark.tsx';
import { Price } from '../primitives/Price.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { LineRow } from './LineRow.tsx';

const messages = defineMessages<{
  delivery: {};
  free: {};
  remark: {};
  optional: {};
  note: { shop: string };
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
});

type CheckoutShopCardProps = {
  shop: CheckoutShop;
  remark: string;
  /** With it the remark can be written; without it a written one is shown. */
  onRemark?: (text: string) => void;
};

const remarkMax = 200;

/** One shop's parcel: its lines, its delivery, a note to the shop. */
export function CheckoutShopCard({ shop, remark, onRemark }: CheckoutShopCardProps) {
  const { delivery } = shop;
  const { formatMessage } = useIntl();
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-4 nav:p-5">
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        <DoorMark shopId={shop.shopId} name={shop.shopName} />
        {shop.shopName}
      </h2>
      <ul className="grid gap-3.5">
        {shop.items.map((item) => (
          <li key={item.skuId}>
            <LineRow line={item} />
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
