import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { arrivalWords, lateWords } from '#src/design-system/cards/order/arrival-words.ts';
import { cancelReasonMessages } from '#src/design-system/cards/order/cancel-reason-messages.ts';
import type { OrderDeed } from '#src/design-system/panels/order/OrderActions.tsx';
import { OrderBanner } from '#src/design-system/panels/order/OrderBanner.tsx';
import { parcelStateMessages } from '#src/design-system/cards/order/parcel-state-messages.ts';
import { orderStateMessages } from '#src/design-system/cards/order/order-state-messages.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CalendarLeaf } from '#src/design-system/primitives/text/CalendarLeaf.tsx';
import { payWayMessages } from './pay-way-messages.ts';

const messages = defineMessages<{
  pay: {};
  confirm: {};
  rate: {};
  track: {};
  delivered: {};
  byItself: { day: string };
  coinsOn: { coins: number; day: string };
}>({
  pay: { id: 'orderView.pay', defaultMessage: 'Pay now', description: 'Button: to the payment' },
  confirm: {
    id: 'orderView.confirm',
    defaultMessage: 'Confirm receipt',
    description: 'Button: the parcel has come',
  },
  rate: { id: 'orderView.rate', defaultMessage: 'Rate product', description: 'Button' },
  track: {
    id: 'orderView.track',
    defaultMessage: 'Follow the parcels',
    description: 'Button: to where the parcels are',
  },
  delivered: {
    id: 'orderView.deliveredTitle',
    defaultMessage: 'Your parcel has arrived',
    description: 'Heading: it was delivered, the receipt is not confirmed yet',
  },
  byItself: {
    id: 'orderView.byItself',
    defaultMessage: 'Receipt is confirmed automatically on {day}.',
    description: 'When nobody confirms it; {day} is like "Thu 26 Nov"',
  },
  coinsOn: {
    id: 'orderView.coinsOn',
    defaultMessage: '{coins, plural, one {# coin is} other {# coins are}} yours on {day}.',
    description: 'Coins of a completed order; {day} is like "11 May"',
  },
});

type OrderHeadProps = { order: OrderDetail; deeds: Partial<Record<OrderDeed, () => void>> };

/** Where an order stands: when it comes, what happens by itself, and what one would do next. */
export function OrderHead({ order, deeds }: OrderHeadProps) {
  const intl = useIntl();
  const { status, payType, arrival, deliveredTime, autoReceiveTime, cancel, coins, actions } = order;
  const coming = status === 'TO_RECEIVE' && deliveredTime === null && arrival;
  const may = (deed: OrderDeed & OrderDetail['actions'][number]) => actions.includes(deed) && deeds[deed];
  const next = may('PAY') || may('CONFIRM_RECEIPT') || may('RATE');
  const word = actions.includes('PAY')
    ? messages.pay
    : actions.includes('CONFIRM_RECEIPT')
      ? messages.confirm
      : messages.rate;
  const track = may('VIEW_LOGISTICS');
  const day = (moment: string) =>
    intl.formatDate(moment, { weekday: 'short', day: 'numeric', month: 'short' });
  const lines = [
    coming ? lateWords(intl, coming) : undefined,
    coming && order.tracking ? intl.formatMessage(parcelStateMessages[order.tracking.state]) : undefined,
    status === 'TO_DELIVER' && arrival ? arrivalWords(intl, arrival) : undefined,
    autoReceiveTime && status === 'TO_RECEIVE' && deliveredTime
      ? intl.formatMessage(messages.byItself, { day: day(autoReceiveTime) })
      : undefined,
    cancel?.reason ? intl.formatMessage(cancelReasonMessages[cancel.reason]) : undefined,
    coins?.bookTime && status === 'COMPLETED'
      ? intl.formatMessage(messages.coinsOn, {
          coins: coins.coins,
          day: intl.formatDate(coins.bookTime, { day: 'numeric', month: 'long' }),
        })
      : undefined,
  ].filter((line) => line !== undefined);
  return (
    <OrderBanner
      leaf={coming && <CalendarLeaf day={coming.to} tone={coming.daysLate > 0 ? 'deal' : 'ink'} />}
      title={
        coming ? (
          arrivalWords(intl, coming)
        ) : (
          <FormattedMessage
            {...(status === 'TO_RECEIVE' && deliveredTime ? messages.delivered : orderStateMessages[status])}
          />
        )
      }
      note={
        <>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {status !== 'CANCELLED' && <p>{intl.formatMessage(payWayMessages[payType])}</p>}
        </>
      }
      actions={
        (next || track) && (
          <>
            {next && (
              <Button tone="onHero" onClick={next}>
                <FormattedMessage {...word} />
              </Button>
            )}
            {track && (
              <Button tone="onHeroOutline" onClick={track}>
                <FormattedMessage {...messages.track} />
              </Button>
            )}
          </>
        )
      }
    />
  );
}
