import { defineMessages, FormattedMessage } from 'react-intl';
import { RefundDrawing } from '../layout/illustrations/RefundDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: { id: 'emptyRefunds.title', defaultMessage: 'No refunds', description: 'Empty list (S8.23)' },
  text: {
    id: 'emptyRefunds.text',
    defaultMessage: 'Returns and refunds are followed here.',
    description: 'Below it',
  },
  action: {
    id: 'emptyRefunds.action',
    defaultMessage: 'Return policy',
    description: 'Way on: the agreement on refunds and returns',
  },
});

type EmptyRefundsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nothing was sent back or cancelled (S8.23). */
export function EmptyRefunds({ href }: EmptyRefundsProps) {
  return (
    <EmptyState
      drawing={<RefundDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton tone="outline" to={href}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
