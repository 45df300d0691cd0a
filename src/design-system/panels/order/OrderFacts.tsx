import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { CopyButton } from '#src/design-system/primitives/action/CopyButton.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';

const messages = defineMessages({
  title: { id: 'orderFacts.title', defaultMessage: 'Order', description: 'Heading' },
  number: { id: 'orderFacts.number', defaultMessage: 'Order number', description: 'Label (S2.69)' },
  courier: { id: 'orderFacts.courier', defaultMessage: 'Courier service', description: 'Label (S2.70)' },
  tracking: { id: 'orderFacts.tracking', defaultMessage: 'Tracking number', description: 'Label (S2.71)' },
  placed: { id: 'orderFacts.placed', defaultMessage: 'Placed on', description: 'Label (S2.72)' },
  paid: { id: 'orderFacts.paid', defaultMessage: 'Paid on', description: 'Label (S2.73)' },
  remarks: { id: 'orderFacts.remarks', defaultMessage: 'Remarks', description: 'Label (S2.74)' },
  deliverTo: {
    id: 'orderFacts.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Heading of the address',
  },
});

/** A line of it; what is not known is not shown. */
function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="shrink-0 text-fg-2">{label}</dt>
      <dd className="ml-auto flex min-w-0 items-center gap-1 text-right tabular-nums">{children}</dd>
    </div>
  );
}

function Copied({ text }: { text: string }) {
  return (
    <>
      <span className="wrap-anywhere">{text}</span>
      <span className="-mr-2.5">
        <CopyButton text={text} />
      </span>
    </>
  );
}

type OrderFactsProps = { order: OrderDetail };

/** What one looks up in an order: number, courier, dates, remarks, and where it goes. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { orderNumber, courier, createTime, payTime, remarks, addr } = order;
  return (
    <>
      <Panel title={<FormattedMessage {...messages.title} />}>
        <dl className="grid gap-2.5 text-base">
          <Fact label={<FormattedMessage {...messages.number} />}>
            <Copied text={orderNumber} />
          </Fact>
          <Fact label={<FormattedMessage {...messages.placed} />}>
            <DateText value={createTime} withTime />
          </Fact>
          <Fact label={<FormattedMessage {...messages.paid} />}>
            {payTime && <DateText value={payTime} withTime />}
          </Fact>
          <Fact label={<FormattedMessage {...messages.courier} />}>{courier?.courierName}</Fact>
          <Fact label={<FormattedMessage {...messages.tracking} />}>
            {courier && <Copied text={courier.trackingNumber} />}
          </Fact>
          <Fact label={<FormattedMessage {...messages.remarks} />}>
            {remarks && <bdi className="wrap-anywhere">{remarks}</bdi>}
          </Fact>
        </dl>
      </Panel>
      <Panel title={<FormattedMessage {...messages.deliverTo} />}>
        <bdi className="text-base font-semibold">{addr.receiver}</bdi>
        <p className="text-base text-fg-2 tabular-nums">{phoneText(addr.mobile)}</p>
        <p dir="auto" className="text-base text-fg-2">
          {addr.text}
        </p>
      </Panel>
    </>
  );
}
