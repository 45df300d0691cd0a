import { defineMessages, FormattedDate, useIntl } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { ProgressSteps } from '#src/design-system/primitives/feedback/ProgressSteps.tsx';
import { refundStepMessages } from './refund-step-messages.ts';
import { refundSteps } from '#src/domain/refund/refund-steps.ts';

const messages = defineMessages({
  steps: {
    id: 'refundProgress.steps',
    defaultMessage: 'Refund steps',
    description: 'Name of the list of steps',
  },
});

type RefundProgressProps = { refund: RefundDetail };

/** How far a refund is on its way; nothing where there was only one step. */
export function RefundProgress({ refund }: RefundProgressProps) {
  const { formatMessage } = useIntl();
  const { steps, current, cancelled } = refundSteps(refund);
  if (steps.length < 2) return null;
  return (
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
  );
}
