import { ExternalLink, Phone } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { button } from '#src/design-system/primitives/action/button.variants.ts';
import { CopyButton } from '#src/design-system/primitives/action/CopyButton.tsx';

const messages = defineMessages<{ title: {}; unknown: {}; call: { phone: string }; page: {} }>({
  title: { id: 'courierCard.title', defaultMessage: 'Courier', description: 'Heading' },
  unknown: {
    id: 'courierCard.unknown',
    defaultMessage: 'The shop names the courier when the parcel leaves.',
    description: 'In place of the courier',
  },
  call: { id: 'courierCard.call', defaultMessage: 'Call {phone}', description: 'Link that dials' },
  page: {
    id: 'courierCard.page',
    defaultMessage: 'Track on the courier’s site',
    description: "Link to the courier's own page of this parcel",
  },
});

type CourierCardProps = {
  parcel: Pick<Parcel, 'courierName' | 'trackingNumber' | 'courierPhone' | 'trackingUrl'>;
};

/** Who carries a parcel: name, number to copy, phone, and the courier's own page of it. */
export function CourierCard({ parcel }: CourierCardProps) {
  const { courierName, trackingNumber, courierPhone, trackingUrl } = parcel;
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      {courierName ? (
        <div className="grid gap-3.5">
          <div className="grid">
            <bdi className="text-base font-semibold wrap-anywhere">{courierName}</bdi>
            {trackingNumber && (
              <span className="-my-1 flex items-center gap-1 text-sm text-fg-2 tabular-nums">
                <span className="wrap-anywhere">{trackingNumber}</span>
                <CopyButton text={trackingNumber} />
              </span>
            )}
          </div>
          {courierPhone && (
            <a
              href={`tel:${courierPhone.replaceAll(/[^+\d]/g, '')}`}
              className={button({ tone: 'soft', className: 'tabular-nums' })}
            >
              <Phone aria-hidden className="size-4.5" strokeWidth={1.75} />
              <FormattedMessage {...messages.call} values={{ phone: courierPhone }} />
            </a>
          )}
          {trackingUrl && (
            <a
              href={trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ tone: 'outline', size: 'md' })}
            >
              <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
              <FormattedMessage {...messages.page} />
            </a>
          )}
        </div>
      ) : (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.unknown} />
        </p>
      )}
    </Panel>
  );
}
