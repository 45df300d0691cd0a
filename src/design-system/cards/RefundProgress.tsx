import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { Alert } from '../primitives/Alert.tsx';
import { DateText } from '../primitives/DateText.tsx';
import { ProgressSteps } from '../primitives/ProgressSteps.tsx';
import { Timeline } from '../primitives/Timeline.tsx';
import { RefundTenders } from './RefundTenders.tsx';
import { refundStepMessages } from './refund-step-messages.ts';
import { refundSteps } from './refund-steps.ts';

const messages = defineMessages({
  steps: {
    id: 'refundProgress.steps',
    defaultMessage: 'Steps of the refund',
    description: 'Name of the list of steps',
  },
  rejected: {
    id: 'refundProgress.rejected',
    defaultMessage: 'The shop says',
    description: 'Before the reason of a refusal, in the shop’s words',
  },
  back: { id: 'refundProgress.back', defaultMessage: 'What comes back', description: 'Heading' },
  history: { id: 'refundProgress.history', defaultMessage: 'What happened', description: 'Heading' },
});

const lost: readonly string[] = ['REJECTED', 'CLOSED'];
const ended: readonly string[] = ['REFUNDED', 'WITHDRAWN', ...lost];

type RefundProgressProps = { refund: RefundDetail };

/** How far a refund is, what the shop answered, what comes back and where, and what happened. */
export function RefundProgress({ refund }: RefundProgressProps) {
  const { formatMessage } = useIntl();
  const { steps, current, cancelled } = refundSteps(refund);
  const { rejectReason, tenders, timeline, status } = refund;
  return (
    <div className="grid min-w-0 gap-5">
      {steps.length > 1 && (
        <ProgressSteps
          label={formatMessage(messages.steps)}
          current={current}
          cancelled={cancelled}
          steps={steps.map(({ id, at }) => ({
            id,
            name: formatMessage(refundStepMessages[id]),
            note: at && (
              <time dateTime={at}>
                <FormattedDate value={at} day="numeric" month="short" />
              </time>
            ),
          }))}
        />
      )}
      {rejectReason && (
        <Alert tone="danger">
          <b className="block font-semibold">
            <FormattedMessage {...messages.rejected} />
          </b>
          <bdi className="wrap-anywhere">{rejectReason}</bdi>
        </Alert>
      )}
      <section className="grid gap-2.5">
        <h3 className="text-base font-semibold">
          <FormattedMessage {...messages.back} />
        </h3>
        <RefundTenders tenders={tenders} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-base font-semibold">
          <FormattedMessage {...messages.history} />
        </h3>
        <Timeline
          label={formatMessage(messages.history)}
          ended={ended.includes(status)}
          events={timeline.toReversed().map(({ status: step, time, note }, index) => ({
            id: timeline.length - index,
            title: <FormattedMessage {...refundStepMessages[step]} />,
            failed: lost.includes(step),
            note: (
              <>
                {note && <bdi className="block text-sm text-fg-2">{note}</bdi>}
                <DateText value={time} withTime />
              </>
            ),
          }))}
        />
      </section>
    </div>
  );
}
