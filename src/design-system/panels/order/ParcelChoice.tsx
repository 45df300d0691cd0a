import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { arrivalMessages } from '#src/design-system/cards/order/arrival-messages.ts';
import { arrivalWords } from '#src/design-system/cards/order/arrival-words.ts';
import { parcelStateMessages } from '#src/design-system/cards/order/parcel-state-messages.ts';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';

const messages = defineMessages<{ label: {}; parcel: { number: number } }>({
  label: {
    id: 'parcelChoice.label',
    defaultMessage: 'Parcels in this order',
    description: 'Name of the links to each parcel',
  },
  parcel: {
    id: 'parcelChoice.parcel',
    defaultMessage: 'Parcel {number, number}',
    description: 'One parcel of several',
  },
});

const picturesMax = 3;

type ParcelChoiceProps = {
  parcels: readonly Parcel[];
  /** The one that is shown, from 0. */
  current: number;
  hrefOf: (index: number) => string;
};

/** The parcels of an order, each with its things and whether it comes in time; one of them is shown. */
export function ParcelChoice({ parcels, current, hrefOf }: ParcelChoiceProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ul className="grid gap-3 sm:grid-cols-1 md:grid-cols-2">
        {parcels.map(({ state, items, trackingNumber, arrival }, index) => {
          const coming = state !== 'DELIVERED' && state !== 'RETURNING' && arrival;
          const late = coming && coming.daysLate > 0;
          return (
            <li key={trackingNumber || index}>
              <TextLink
                plain
                to={hrefOf(index)}
                preventScrollReset
                aria-current={index === current ? 'true' : undefined}
                className={cx(
                  'grid h-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-lg border-[1.5px] p-3 nav:p-4',
                  index === current
                    ? 'border-fg inset-ring-[0.5px] inset-ring-fg'
                    : 'border-line-2 hover:border-control',
                )}
              >
                <span className="flex *:not-first:-ml-3.5">
                  {items.slice(0, picturesMax).map(({ pic, prodName }) => (
                    <span
                      key={`${pic}${prodName}`}
                      className="size-11 overflow-hidden rounded-md bg-tile ring-2 ring-canvas nav:size-12"
                    >
                      <Picture src={pic} alt="" width={48} height={48} sizes="48px" className="tile-photo" />
                    </span>
                  ))}
                </span>
                <span className="grid min-w-0">
                  <span className="text-base font-semibold">
                    <FormattedMessage {...messages.parcel} values={{ number: index + 1 }} />
                  </span>
                  <span className="text-sm text-fg-2">
                    {coming ? arrivalWords(intl, coming) : intl.formatMessage(parcelStateMessages[state])}
                  </span>
                </span>
                {coming && (
                  <StatusLabel tone={late ? 'deal' : 'jade'}>
                    <FormattedMessage {...(late ? arrivalMessages.lateWord : arrivalMessages.onTime)} />
                  </StatusLabel>
                )}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
