import { Phone } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { Button } from '../primitives/Button.tsx';
import { button } from '../primitives/button.variants.ts';
import { CopyButton } from '../primitives/CopyButton.tsx';
import { DateText } from '../primitives/DateText.tsx';
import { Timeline } from '../primitives/Timeline.tsx';
import { parcelStateMessages } from './parcel-state-messages.ts';
import { PieceRow } from './PieceRow.tsx';
import { StateWord } from './StateWord.tsx';

const messages = defineMessages<{
  unknown: {};
  call: {};
  trace: {};
  none: {};
  earlier: { count: number };
  contents: {};
}>({
  unknown: {
    id: 'parcelTracking.unknown',
    defaultMessage: 'Courier not known yet',
    description: 'In place of the name of the courier service',
  },
  call: { id: 'parcelTracking.call', defaultMessage: 'Call courier', description: 'Link that dials' },
  trace: {
    id: 'parcelTracking.trace',
    defaultMessage: 'Where the parcel was',
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
  contents: {
    id: 'parcelTracking.contents',
    defaultMessage: 'In this parcel',
    description: 'Name of the list of products',
  },
});

const tones = {
  LABEL: 'ink',
  IN_TRANSIT: 'jade',
  OUT_FOR_DELIVERY: 'jade',
  DELIVERED: 'quiet',
  FAILED: 'danger',
  RETURNING: 'danger',
} as const;

/** Events that stand before the rest is folded. */
const unfolded = 6;

type ParcelTrackingProps = { parcel: Parcel };

/** One parcel: where it stands, who carries it, what is in it, and what the courier reported, newest first. */
export function ParcelTracking({ parcel }: ParcelTrackingProps) {
  const { courierName, trackingNumber, courierPhone, state, items, traces } = parcel;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(traces.length <= unfolded);
  const shown = open ? traces : traces.slice(0, unfolded - 1);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StateWord tone={tones[state]}>
          <FormattedMessage {...parcelStateMessages[state]} />
        </StateWord>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-fg-2">
          {courierName || <FormattedMessage {...messages.unknown} />}
          {trackingNumber && (
            <>
              {' · '}
              <b className="font-semibold wrap-anywhere text-fg tabular-nums">{trackingNumber}</b>
              <CopyButton text={trackingNumber} />
            </>
          )}
        </p>
      </div>
      {traces.length === 0 ? (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <Timeline
          label={formatMessage(messages.trace)}
          ended={state === 'DELIVERED'}
          events={shown.map(({ time, context, location }, index) => ({
            id: traces.length - index,
            title: <bdi>{context}</bdi>,
            failed: index === 0 && tones[state] === 'danger',
            note: (
              <>
                {location && <bdi className="block text-sm text-fg-2">{location}</bdi>}
                <DateText value={time} withTime />
              </>
            ),
          }))}
        />
      )}
      {!open && (
        <Button tone="ghost" size="md" className="justify-self-start" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.earlier} values={{ count: traces.length - shown.length }} />
        </Button>
      )}
      <ul aria-label={formatMessage(messages.contents)} className="grid gap-3 border-t border-line pt-4">
        {items.map((item, index) => (
          // The contract gives a parcel's products no id, and they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <PieceRow piece={item} />
          </li>
        ))}
      </ul>
      {courierPhone && (
        <a
          href={`tel:${courierPhone.replaceAll(/[^+\d]/g, '')}`}
          className={button({ tone: 'outline', size: 'md', className: 'nav:justify-self-start' })}
        >
          <Phone aria-hidden className="size-4" strokeWidth={2} />
          <FormattedMessage {...messages.call} />
        </a>
      )}
    </div>
  );
}
