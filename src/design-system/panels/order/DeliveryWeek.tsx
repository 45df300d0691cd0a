import { cx } from 'class-variance-authority';
import { defineMessages, FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { weekOf } from '#src/domain/days-ahead.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

const messages = defineMessages({
  title: { id: 'deliveryWeek.title', defaultMessage: 'Your week', description: 'Heading of seven days' },
});

/** Pictures below one day. */
const room = 3;

type DeliveryWeekProps = {
  /** As yyyy-MM-dd. */
  today: string;
  /** What comes on which day. */
  arrivals: readonly { day: string; things: readonly { id: number; pic: string; name: string }[] }[];
};

/** The days ahead; what comes stands below its day. */
export function DeliveryWeek({ today, arrivals }: DeliveryWeekProps) {
  const days = weekOf(
    today,
    arrivals.map(({ day }) => day),
  );
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <ol className="grid grid-cols-7 gap-0.5 nav:gap-1.5">
        {days.map((day) => {
          const things = arrivals.filter((one) => one.day === day).flatMap((one) => one.things);
          const noon = `${day}T12:00:00Z`;
          return (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'grid min-h-27 content-start justify-items-center gap-1.5 rounded-md px-0.5 py-2 text-center',
                things.length > 0 && 'bg-primary-soft text-on-primary-soft',
              )}
            >
              <span className={cx('text-xs', things.length === 0 && 'text-fg-3')}>
                <FormattedDate value={noon} weekday="short" timeZone="UTC" />
              </span>
              <span
                className={cx(
                  'grid size-8 place-items-center rounded-sm text-[1.0625rem] font-semibold tabular-nums',
                  day === today && 'inset-ring-[1.5px] inset-ring-control',
                )}
              >
                <FormattedNumber value={Number(day.slice(-2))} />
              </span>
              {things.slice(0, room).map(({ id, pic, name }) => (
                <span key={id} className="size-9 overflow-hidden rounded-sm bg-tile nav:size-10">
                  <Picture src={pic} alt={name} width={40} height={40} sizes="40px" className="tile-photo" />
                </span>
              ))}
              {things.length > room && (
                <span className="text-xs font-semibold tabular-nums">
                  +<FormattedNumber value={things.length - room} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
