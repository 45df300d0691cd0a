import { Printer } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';

const messages = defineMessages<{
  print: {};
  receipt: {};
  number: {};
  placed: {};
  paid: {};
  unpaid: {};
  shop: {};
  to: {};
  note: {};
}>({
  print: { id: 'receipt.print', defaultMessage: 'Print', description: 'Button' },
  receipt: { id: 'receipt.title', defaultMessage: 'Receipt', description: 'Heading on the paper' },
  number: { id: 'receipt.number', defaultMessage: 'Order number', description: 'Label' },
  placed: { id: 'receipt.placed', defaultMessage: 'Placed on', description: 'Label' },
  paid: { id: 'receipt.paid', defaultMessage: 'Paid on', description: 'Label' },
  unpaid: { id: 'receipt.unpaid', defaultMessage: 'Not paid yet', description: 'In place of the day' },
  shop: { id: 'receipt.shop', defaultMessage: 'Sold by', description: 'Label: the shop' },
  to: { id: 'receipt.to', defaultMessage: 'Delivered to', description: 'Label: the address' },
  note: {
    id: 'receipt.note',
    defaultMessage: 'This is a receipt, not a tax invoice. Ask the shop for one.',
    description: 'At the foot of the paper',
  },
});

/** The paper itself; printed, everything around it is left out. */
export function Receipt({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { orderNumber, createTime, payTime, shopName, addr, amounts, payType, cancel, refunds } = order;
  const facts = [
    { key: 'number', label: messages.number, value: orderNumber },
    { key: 'placed', label: messages.placed, value: <DateText value={createTime} withTime /> },
    {
      key: 'paid',
      label: messages.paid,
      value: payTime ? <DateText value={payTime} withTime /> : formatMessage(messages.unpaid),
    },
    { key: 'shop', label: messages.shop, value: shopName },
  ];
  return (
    <div className="mx-auto grid max-w-180 gap-4 max-nav:pt-4">
      <Button className="justify-self-end print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" strokeWidth={1.75} />
        <FormattedMessage {...messages.print} />
      </Button>
      <article
        data-slot="receipt"
        className="grid gap-6 rounded-lg border border-line bg-surface p-5 nav:p-10 print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-fg pb-5">
          <Logo className="h-8.5 w-47" />
          <h2 className="text-h1">
            <FormattedMessage {...messages.receipt} />
          </h2>
        </header>
        <div className="grid gap-6 sm:grid-cols-1 md:grid-cols-2 print:grid-cols-2">
          <dl className="grid content-start gap-1.5 text-base">
            {facts.map(({ key, label, value }) => (
              <div key={key} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3">
                <dt className="text-fg-2">
                  <FormattedMessage {...label} />
                </dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="text-base">
            <p className="text-fg-2">
              <FormattedMessage {...messages.to} />
            </p>
            <bdi className="font-semibold">{addr.receiver}</bdi>
            <p className="tabular-nums">{phoneText(addr.mobile)}</p>
            <p dir="auto">{addr.text}</p>
          </div>
        </div>
        <ReceiptLines items={order.items} />
        <div className="w-full max-w-90 justify-self-end">
          <OrderTotals
            amounts={amounts}
            toCourier={payTime === null && payType.startsWith('COD') && !cancel}
            {...(cancel && { cancelled: cancel.cancelledAmount })}
            refunds={[
              ...(cancel && cancel.refundAmount.amount > 0 ? [cancel.refundAmount] : []),
              ...refunds.filter(({ kind }) => kind === 'AFTER_SALES').map(({ amount }) => amount),
            ]}
          />
        </div>
        <p className="border-t border-line pt-4 text-xs text-fg-3">
          <FormattedMessage {...messages.note} />
        </p>
      </article>
    </div>
  );
}
