import { Banknote, type LucideIcon, MapPin, ShieldCheck, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { DayRange } from '#src/design-system/primitives/text/DayRange.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';

const messages = defineMessages<{
  delivery: {};
  payment: {};
  warranty: {};
  returns: {};
  from: {};
  free: {};
  cod: {};
  noCod: {};
  months: { months: number };
  days: { days: number };
  noReturns: {};
  overseas: { place: string };
  longer: {};
}>({
  delivery: { id: 'promiseCard.delivery', defaultMessage: 'Delivery', description: 'Label' },
  payment: { id: 'promiseCard.payment', defaultMessage: 'Payment', description: 'Label' },
  warranty: { id: 'promiseCard.warranty', defaultMessage: 'Warranty', description: 'Label' },
  returns: { id: 'promiseCard.returns', defaultMessage: 'Returns', description: 'Label' },
  from: { id: 'promiseCard.from', defaultMessage: 'Ships from', description: 'Label' },
  free: { id: 'promiseCard.free', defaultMessage: 'Free', description: 'Delivery costs nothing' },
  cod: {
    id: 'promiseCard.cod',
    defaultMessage: 'Cash on delivery, in cash or by card',
    description: 'Payment',
  },
  noCod: {
    id: 'promiseCard.noCod',
    defaultMessage: 'No cash on delivery for this product',
    description: 'Payment',
  },
  months: {
    id: 'promiseCard.months',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'Warranty',
  },
  days: {
    id: 'promiseCard.days',
    defaultMessage: '{days, plural, one {Within # day of receipt} other {Within # days of receipt}}',
    description: 'Until when it can be sent back',
  },
  noReturns: {
    id: 'promiseCard.noReturns',
    defaultMessage: 'Cannot be returned',
    description: 'Returns of 0 days',
  },
  overseas: {
    id: 'promiseCard.overseas',
    defaultMessage: '{place}, from overseas',
    description: 'Where a product ships from',
  },
  longer: {
    id: 'promiseCard.longer',
    defaultMessage: 'It crosses a border; delivery times allow for customs.',
    description: 'Below where a product from overseas ships from',
  },
});

function Row({ Icon, label, children }: { Icon: LucideIcon; label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b border-line py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
      <dt className="w-26 text-fg-2">{label}</dt>
      <dd className="min-w-0 grow basis-32">{children}</dd>
    </div>
  );
}

type PromiseCardProps = {
  product: ProductDetail;
  /** Until when to order for these days; after them. */
  deadline?: ReactNode;
  /** Stands for the estimate of the delivery when there is none: no address yet, on its way, or not to be had. */
  estimate?: ReactNode;
};

/** What is promised for this product in this region: delivery, payment, warranty, where it comes from (S2.65–S2.67). */
export function PromiseCard({ product, deadline, estimate }: PromiseCardProps) {
  const { delivery, codAvailable, warrantyMonths, returnDays, shipFromText, overseas, regionAvailable } =
    product;
  return (
    <dl className="text-base">
      {regionAvailable && delivery.deliverable && (
        <Row Icon={Truck} label={<FormattedMessage {...messages.delivery} />}>
          {estimate ?? (
            <>
              {delivery.fee.amount === 0 ? (
                <FormattedMessage {...messages.free} />
              ) : (
                <Price value={delivery.fee} size="sm" />
              )}
              {' · '}
              <span className="font-semibold">
                <DayRange from={delivery.from} to={delivery.to} />
              </span>
              {deadline}
            </>
          )}
        </Row>
      )}
      {regionAvailable && (
        <Row Icon={Banknote} label={<FormattedMessage {...messages.payment} />}>
          <FormattedMessage {...(codAvailable ? messages.cod : messages.noCod)} />
        </Row>
      )}
      {warrantyMonths > 0 && (
        <Row Icon={ShieldCheck} label={<FormattedMessage {...messages.warranty} />}>
          <FormattedMessage {...messages.months} values={{ months: warrantyMonths }} />
        </Row>
      )}
      {regionAvailable && (
        <Row Icon={Undo2} label={<FormattedMessage {...messages.returns} />}>
          {returnDays > 0 ? (
            <FormattedMessage {...messages.days} values={{ days: returnDays }} />
          ) : (
            <FormattedMessage {...messages.noReturns} />
          )}
        </Row>
      )}
      <Row Icon={MapPin} label={<FormattedMessage {...messages.from} />}>
        {overseas ? (
          <>
            <FormattedMessage {...messages.overseas} values={{ place: shipFromText }} />
            <span className="block text-sm text-fg-2">
              <FormattedMessage {...messages.longer} />
            </span>
          </>
        ) : (
          shipFromText
        )}
      </Row>
    </dl>
  );
}
