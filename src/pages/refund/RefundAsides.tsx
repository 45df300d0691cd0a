import { defineMessages, FormattedMessage } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { cancelReasonMessages } from '#src/design-system/cards/order/cancel-reason-messages.ts';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import { refundKindMessages } from '#src/design-system/cards/refund/refund-kind-messages.ts';
import { refundReasonMessages } from '#src/design-system/cards/refund/refund-reason-messages.ts';
import { RefundTenders } from '#src/design-system/panels/refund/RefundTenders.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderChatUrl } from '#src/domain/order/order-urls.ts';
import { orderUrl } from '#src/domain/urls.ts';
import { HelpLink } from '#src/features/help/HelpLink.tsx';

const messages = defineMessages({
  money: { id: 'refundAsides.money', defaultMessage: 'Money back', description: 'Heading of the amounts' },
  together: { id: 'refundAsides.together', defaultMessage: 'Total', description: 'Before the sum' },
  cancelled: {
    id: 'refundAsides.cancelled',
    defaultMessage: 'Cancelled amount',
    description: 'Before what a cancelled order came to (S3.14)',
  },
  chat: { id: 'refundAsides.chat', defaultMessage: 'Chat', description: 'Button: write to the shop' },
  order: { id: 'refundAsides.order', defaultMessage: 'View order', description: 'Link' },
  facts: {
    id: 'refundAsides.facts',
    defaultMessage: 'About this request',
    description: 'Heading of what one looks up',
  },
  number: { id: 'refundAsides.number', defaultMessage: 'Number', description: 'Label: of the refund' },
  asked: { id: 'refundAsides.asked', defaultMessage: 'Requested on', description: 'Label: the day' },
  kind: { id: 'refundAsides.kind', defaultMessage: 'Type', description: 'Label: with or without goods' },
  reason: { id: 'refundAsides.reason', defaultMessage: 'Reason', description: 'Label' },
  orderNumber: { id: 'refundAsides.orderNumber', defaultMessage: 'Order', description: 'Label: its number' },
  courier: {
    id: 'refundAsides.courier',
    defaultMessage: 'Courier',
    description: 'Label: who carries it back',
  },
  parcel: { id: 'refundAsides.parcel', defaultMessage: 'Tracking number', description: 'Label' },
});

const reasonWords = { ...refundReasonMessages, ...cancelReasonMessages };

const waiting = {
  APPLIED: { REFUND_ONLY: 'answer', RETURN_REFUND: 'goods' },
  ACCEPTED: { REFUND_ONLY: 'answer', RETURN_REFUND: 'goods' },
  RETURN_SHIPPED: { REFUND_ONLY: 'answer', RETURN_REFUND: 'goods' },
} as const;

/** What must come before the money. */
const afterOf = ({ status, applyType }: RefundDetail) =>
  applyType && status in waiting ? waiting[status as keyof typeof waiting][applyType] : undefined;

/** Beside a refund: what comes back, whose it is, and what one looks up. */
export function RefundAsides({ refund }: { refund: RefundDetail }) {
  const { amount, cancelledAmount, tenders, shopId, shopName, items, orderNumber, reason, returnExpress } =
    refund;
  const pays = tenders.some(({ to }) => to !== 'NONE');
  const facts = [
    {
      label: messages.kind,
      value: <FormattedMessage {...refundKindMessages[refund.applyType ?? 'CANCELLATION']} />,
    },
    { label: messages.reason, value: reason && <FormattedMessage {...reasonWords[reason]} /> },
    { label: messages.number, value: refund.refundSn },
    { label: messages.orderNumber, value: orderNumber },
    { label: messages.asked, value: <DateText value={refund.applyTime} withTime /> },
    { label: messages.courier, value: returnExpress && <bdi>{returnExpress.dvyName}</bdi> },
    { label: messages.parcel, value: returnExpress && <bdi>{returnExpress.expressNo}</bdi> },
  ].filter(({ value }) => value);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Panel title={<FormattedMessage {...messages.money} />}>
        <div className="-mt-2">
          <RefundTenders tenders={tenders} after={afterOf(refund)} />
        </div>
        <dl className="grid gap-2.5 text-base not-first:mt-2">
          {cancelledAmount && (
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-fg-2">
                <FormattedMessage {...messages.cancelled} />
              </dt>
              <dd>
                <Price value={cancelledAmount} size="sm" />
              </dd>
            </div>
          )}
          {pays && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
              <dt className="font-semibold">
                <FormattedMessage {...messages.together} />
              </dt>
              <dd className="ml-auto">
                <Price value={amount} size="lg" />
              </dd>
            </div>
          )}
        </dl>
      </Panel>
      <Panel>
        <div className="mb-4 flex items-center gap-2.5">
          {shopId !== undefined && <ShopInitial shopId={shopId} name={shopName} />}
          <h2 className="line-clamp-2 min-w-0 grow text-base font-semibold tracking-normal wrap-anywhere">
            <bdi>{shopName}</bdi>
          </h2>
          {shopId !== undefined && refund.actions.includes('CONTACT_SELLER') && (
            <LinkButton tone="outline" size="md" to={orderChatUrl(shopId, orderNumber)}>
              <FormattedMessage {...messages.chat} />
            </LinkButton>
          )}
        </div>
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item.orderItemId}>
              <PieceRow piece={item} />
            </li>
          ))}
        </ul>
        <TextLink to={orderUrl(orderNumber)} className="mt-2 inline-flex min-h-11 items-center text-sm">
          <FormattedMessage {...messages.order} />
        </TextLink>
      </Panel>
      <Panel title={<FormattedMessage {...messages.facts} />}>
        <dl className="grid gap-2.5 text-base">
          {facts.map(({ label, value }) => (
            <div key={label.id} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-fg-2">
                <FormattedMessage {...label} />
              </dt>
              <dd className="ml-auto min-w-0 text-right wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <HelpLink about="whenMoney" />
      </Panel>
    </div>
  );
}
