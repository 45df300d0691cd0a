import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { calendarDay } from '#src/domain/calendar-day.ts';
import { CalendarLeaf } from '#src/design-system/primitives/text/CalendarLeaf.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { refundWords } from './refund-banner-messages.ts';

type RefundBannerProps = {
  refund: RefundDetail;
  /** What can be done now, as buttons for the hero's ground. */
  children?: ReactNode;
};

/** Where a refund stands, in one sentence; a day that counts as a leaf of a calendar, marigold where the buyer must act. */
export function RefundBanner({ refund, children }: RefundBannerProps) {
  const { shopName: shop, deadline, status } = refund;
  const { timeZone } = useIntl();
  const { title, note } = refundWords(refund);
  const values = { shop, day: deadline ? <DateText value={deadline} near /> : '' };
  const dated = deadline && (status === 'APPLIED' || status === 'ACCEPTED');
  return (
    <Pattern className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5 rounded-lg p-5 nav:rounded-xl nav:px-8 nav:py-7">
      <div className="flex min-w-0 basis-80 grow items-center gap-4 nav:gap-5">
        {dated && (
          <CalendarLeaf
            day={calendarDay(Date.parse(deadline), timeZone)}
            tone={status === 'ACCEPTED' ? 'deal' : 'ink'}
          />
        )}
        <div className="grid min-w-0 gap-1">
          <h1 className="text-h1 wrap-anywhere">
            <FormattedMessage {...title} values={values} />
          </h1>
          <p className="max-w-[56ch] text-base text-pretty wrap-anywhere">
            <FormattedMessage {...note} values={values} />
          </p>
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">{children}</div>}
    </Pattern>
  );
}
