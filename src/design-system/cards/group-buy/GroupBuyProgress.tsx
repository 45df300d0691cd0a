import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';

const messages = defineMessages<{
  needed: { count: number };
  share: { count: number };
  opens: {};
  full: {};
  ranOut: {};
  back: {};
}>({
  needed: {
    id: 'groupBuyProgress.needed',
    defaultMessage: '{count, plural, one {# more piece to go} other {# more pieces to go}}',
    description: 'Pieces that a group still needs',
  },
  share: {
    id: 'groupBuyProgress.share',
    defaultMessage:
      '{count, plural, one {# more piece to go, share now} other {# more pieces to go, share now}}',
    description: 'Pieces that the reader’s own group still needs',
  },
  opens: { id: 'groupBuyProgress.opens', defaultMessage: 'Opens', description: 'Before a date and time' },
  full: { id: 'groupBuyProgress.full', defaultMessage: 'The group is full', description: 'Target reached' },
  ranOut: {
    id: 'groupBuyProgress.ranOut',
    defaultMessage: 'The clock ran out',
    description: 'Target missed',
  },
  back: {
    id: 'groupBuyProgress.back',
    defaultMessage: 'The clock ran out. Your money comes back.',
    description: 'Target missed; the reader had paid',
  },
});

type GroupBuyProgressProps = {
  group: Pick<GroupBuy, 'status' | 'needed' | 'startTime'>;
  /** The reader has paid for a seat. */
  joined?: boolean;
};

/** How far a group is, in a few words. */
export function GroupBuyProgress({ group: { status, needed, startTime }, joined }: GroupBuyProgressProps) {
  const { locale } = useIntl();
  if (status === 'IN_PROGRESS')
    return <FormattedMessage {...(joined ? messages.share : messages.needed)} values={{ count: needed }} />;
  if (status === 'COMPLETED') return <FormattedMessage {...messages.full} />;
  if (status === 'TIME_OUT') return <FormattedMessage {...(joined ? messages.back : messages.ranOut)} />;
  return (
    <>
      <FormattedMessage {...messages.opens} />
      {sentenceGap(locale)}
      <FormattedDate
        value={startTime}
        weekday="short"
        day="numeric"
        month="short"
        hour="2-digit"
        minute="2-digit"
        hourCycle="h23"
      />
    </>
  );
}
