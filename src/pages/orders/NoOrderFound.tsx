import { defineMessages, FormattedMessage } from 'react-intl';
import { NoMatchesDrawing } from '#src/design-system/layout/illustrations/NoMatchesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages<{ title: { text: string }; text: {}; all: {} }>({
  title: {
    id: 'noOrderFound.title',
    defaultMessage: 'No orders match “{text}”',
    description: 'The search among one’s orders found nothing in this tab',
  },
  text: {
    id: 'noOrderFound.text',
    defaultMessage: 'Try part of the product’s name, or the full order number.',
    description: 'Below it',
  },
  all: { id: 'noOrderFound.all', defaultMessage: 'All orders', description: 'Way on' },
});

/** No order of this tab has what was looked for. */
export function NoOrderFound({ text }: { text: string }) {
  return (
    <EmptyState
      drawing={<NoMatchesDrawing />}
      title={<FormattedMessage {...messages.title} values={{ text }} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton tone="outline" to={paths.orders}>
          <FormattedMessage {...messages.all} />
        </LinkButton>
      }
    />
  );
}
