import { cx } from 'class-variance-authority';
import { House, type LucideIcon, Store, Truck, Warehouse } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderArrival, Parcel } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { type Stop, parcelRoad } from '#src/domain/order/parcel-road.ts';

const messages = defineMessages({
  road: {
    id: 'parcelRoad.road',
    defaultMessage: 'The parcel’s route',
    description: 'Name of the list of its places',
  },
  door: { id: 'parcelRoad.door', defaultMessage: 'Your door', description: 'Last place of a parcel' },
});

const icons: Record<Stop['kind'], LucideIcon> = { shop: Store, hub: Warehouse, van: Truck, door: House };

type ParcelRoadProps = {
  parcel: Pick<Parcel, 'traces' | 'state'>;
  /** When it was promised; nothing is said of a door without it. */
  arrival?: OrderArrival | null;
};

/** The places of a parcel as doors: passed ones are mint, the present one is solid and taller, the reader's own waits at the end. */
export function ParcelRoad({ parcel, arrival }: ParcelRoadProps) {
  const { formatMessage } = useIntl();
  return (
    <ol
      aria-label={formatMessage(messages.road)}
      className="grid grid-cols-1 sm:max-nav:grid-cols-1 nav:auto-cols-fr nav:grid-flow-col nav:grid-cols-none nav:pt-3.5"
    >
      {parcelRoad(parcel).map(({ kind, state, place, at }, index) => {
        const Icon = icons[kind];
        const here = state === 'here';
        return (
          <li
            key={`${place}${at}`}
            aria-current={here ? 'step' : undefined}
            className={cx(
              'relative grid grid-cols-[56px_minmax(0,1fr)] items-end gap-3.5 pb-3.5 text-sm',
              'nav:grid-cols-1 nav:content-start nav:justify-items-center nav:gap-2 nav:px-1 nav:pb-0 nav:text-center',
              index > 0 &&
                'before:hidden nav:before:absolute nav:before:top-15 nav:before:-left-1/2 nav:before:block nav:before:w-full nav:before:border-t-2',
              index > 0 &&
                (state === 'ahead' ? 'before:border-dashed before:border-line-2' : 'before:border-primary'),
              state === 'ahead' && 'text-fg-2',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'relative z-1 grid place-items-center justify-self-center rounded-t-full',
                here ? 'h-15 w-13 nav:-mt-3.5 nav:h-19 nav:w-16' : 'h-11.5 w-10 nav:h-15.5 nav:w-13',
                state === 'passed' && 'bg-primary-soft text-on-primary-soft',
                here && 'bg-primary text-on-primary',
                state === 'ahead' && 'bg-canvas text-fg-3 inset-ring-2 inset-ring-line-2',
              )}
            >
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            <span className="grid w-full pb-2 max-nav:border-b max-nav:border-line nav:pb-0">
              <span className={cx('wrap-anywhere', here ? 'font-semibold' : 'font-medium')}>
                {place === undefined ? <FormattedMessage {...messages.door} /> : <bdi>{place}</bdi>}
              </span>
              <span className="text-xs text-fg-3">
                {at && <DateText value={at} withTime />}
                {!at && arrival && <DateText value={arrival.to} />}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
