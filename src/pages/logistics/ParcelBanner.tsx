import { CalendarPlus } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Parcel } from '#openapi/schema.gen.ts';
import { arrivalWords, lateWords } from '#src/design-system/cards/order/arrival-words.ts';
import { OrderBanner } from '#src/design-system/panels/order/OrderBanner.tsx';
import { parcelStateMessages } from '#src/design-system/cards/order/parcel-state-messages.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CalendarLeaf } from '#src/design-system/primitives/text/CalendarLeaf.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';

const messages = defineMessages({
  calendar: {
    id: 'parcelBanner.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button: gives a calendar file with the day of arrival',
  },
});

type ParcelBannerProps = {
  parcel: Parcel;
  /** Gives the calendar file. */
  onCalendar?: () => void;
};

/** When one parcel comes; a broken promise is said in a plain word. */
export function ParcelBanner({ parcel: { state, traces, arrival }, onCalendar }: ParcelBannerProps) {
  const intl = useIntl();
  const ended = state === 'DELIVERED' || state === 'RETURNING';
  const coming = ended ? undefined : (arrival ?? undefined);
  const late = coming && lateWords(intl, coming);
  const [last] = traces;
  return (
    <OrderBanner
      leaf={coming && <CalendarLeaf day={coming.to} tone={late !== undefined ? 'deal' : 'ink'} />}
      title={coming ? arrivalWords(intl, coming) : <FormattedMessage {...parcelStateMessages[state]} />}
      note={
        <>
          {late && <p>{late}</p>}
          {coming && (
            <p>
              <FormattedMessage {...parcelStateMessages[state]} />
            </p>
          )}
          {ended && last && (
            <p>
              <DateText value={last.time} withTime />
            </p>
          )}
        </>
      }
      actions={
        coming &&
        onCalendar && (
          <Button tone="onHero" onClick={onCalendar}>
            <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
            <FormattedMessage {...messages.calendar} />
          </Button>
        )
      }
    />
  );
}
