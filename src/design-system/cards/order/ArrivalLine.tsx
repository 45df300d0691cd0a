import { cx } from 'class-variance-authority';
import { ChevronRight, Clock, Truck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OrderArrival, OrderTracking } from '#openapi/schema.gen.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { arrivalWords, lateWords } from './arrival-words.ts';
import { parcelStateMessages } from './parcel-state-messages.ts';

type ArrivalLineProps = {
  /** By the promise of the checkout; nothing where none was made. */
  arrival?: OrderArrival | null;
  /** The newest report of a courier. */
  tracking?: OrderTracking | null;
  /** Where its parcels are. */
  href?: string;
};

/** Where the parcels of an order are and when they come; a broken promise is said in a plain word. */
export function ArrivalLine({ arrival, tracking, href }: ArrivalLineProps) {
  const intl = useIntl();
  const state = tracking && intl.formatMessage(parcelStateMessages[tracking.state]);
  const there = tracking?.state === 'DELIVERED';
  const late = !there && arrival ? lateWords(intl, arrival) : undefined;
  const title = there || !arrival ? state : arrivalWords(intl, arrival);
  const place = tracking?.location;
  if (!title) return null;
  const Icon = late ? Clock : Truck;
  const look = cx(
    'flex min-h-10 items-center gap-2.5 rounded-md px-3.5 py-2 text-sm',
    late ? 'bg-deal-soft text-on-deal-soft' : 'bg-sunken',
  );
  const words = (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 grow wrap-anywhere">
        <b className="font-semibold">{title}</b>{' '}
        <span className={late ? '' : 'text-fg-2'}>
          {late}
          {!late && title !== state && state}
          {!late && place && (
            <>
              {title !== state && state && ', '}
              <bdi>{place}</bdi>
            </>
          )}
        </span>
      </span>
    </>
  );
  if (!href) return <p className={look}>{words}</p>;
  return (
    <TextLink plain to={href} className={cx(look, !late && 'hover:bg-line')}>
      {words}
      <ChevronRight aria-hidden className="size-4 shrink-0" />
    </TextLink>
  );
}
