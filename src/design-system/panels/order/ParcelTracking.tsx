import { Phone } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { button } from '#src/design-system/primitives/action/button.variants.ts';
import { CopyButton } from '#src/design-system/primitives/action/CopyButton.tsx';
import { parcelStateMessages } from '#src/design-system/cards/order/parcel-state-messages.ts';
import { ParcelEvents } from './ParcelEvents.tsx';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';

const messages = defineMessages({
  unknown: {
    id: 'parcelTracking.unknown',
    defaultMessage: 'Courier not known yet',
    description: 'In place of the name of the courier service',
  },
  call: { id: 'parcelTracking.call', defaultMessage: 'Call courier', description: 'Link that dials' },
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

type ParcelTrackingProps = { parcel: Parcel };

/** One parcel: where it stands, who carries it, what is in it, and what the courier reported, newest first. */
export function ParcelTracking({ parcel }: ParcelTrackingProps) {
  const { courierName, trackingNumber, courierPhone, state, items } = parcel;
  const { formatMessage } = useIntl();
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StatusLabel tone={tones[state]}>
          <FormattedMessage {...parcelStateMessages[state]} />
        </StatusLabel>
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
      <ParcelEvents parcel={parcel} />
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
