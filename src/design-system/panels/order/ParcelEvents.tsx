import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Timeline } from '#src/design-system/primitives/feedback/Timeline.tsx';

const messages = defineMessages<{ trace: {}; none: {}; earlier: { count: number } }>({
  trace: {
    id: 'parcelTracking.trace',
    defaultMessage: 'Where the parcel has been',
    description: 'Name of the list of what the courier reported',
  },
  none: {
    id: 'parcelTracking.none',
    defaultMessage: 'No news of the parcel yet. It shows here once the courier has it.',
    description: 'In place of the list',
  },
  earlier: {
    id: 'parcelTracking.earlier',
    defaultMessage: '{count, plural, one {# earlier event} other {# earlier events}}',
    description: 'Button below the newest events: shows the others',
  },
});

/** Events that stand before the rest is folded. */
const unfolded = 6;

type ParcelEventsProps = {
  parcel: Pick<Parcel, 'state' | 'traces'>;
  /** The hour stands before each where there is room. */
  wide?: boolean;
};

/** What the courier reported of a parcel, newest first; old news are folded. */
export function ParcelEvents({ parcel: { state, traces }, wide = false }: ParcelEventsProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(traces.length <= unfolded);
  const shown = open ? traces : traces.slice(0, unfolded - 1);
  if (traces.length === 0)
    return (
      <p className="text-base text-fg-2">
        <FormattedMessage {...messages.none} />
      </p>
    );
  return (
    <div className="grid gap-4">
      <Timeline
        label={formatMessage(messages.trace)}
        ended={state === 'DELIVERED'}
        events={shown.map(({ time, context, location }, index) => {
          const at = <DateText value={time} withTime />;
          const place = location && <bdi className="block text-sm text-fg-2">{location}</bdi>;
          return {
            id: traces.length - index,
            title: <bdi>{context}</bdi>,
            failed: index === 0 && (state === 'FAILED' || state === 'RETURNING'),
            ...(wide
              ? { note: place, time: at }
              : {
                  note: (
                    <>
                      {place}
                      {at}
                    </>
                  ),
                }),
          };
        })}
      />
      {!open && (
        <Button tone="ghost" size="md" className="justify-self-start" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.earlier} values={{ count: traces.length - shown.length }} />
        </Button>
      )}
    </div>
  );
}
