import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ cancel: {}; cancelBack: { amount: string }; keep: {} }>({
  cancel: { id: 'cancelOrder.cancel', defaultMessage: 'Cancel order', description: 'Button' },
  cancelBack: {
    id: 'cancelOrder.cancelBack',
    defaultMessage: 'Cancel order, {amount} back',
    description: 'The button on phones: what comes back in money is said with it',
  },
  keep: {
    id: 'cancelOrder.keep',
    defaultMessage: 'Keep the order',
    description: 'Link: back to the order, nothing is cancelled',
  },
});

type CancelButtonsProps = {
  /** The form that it sends. */
  formId: string;
  orderHref: string;
  /** What comes back in money. */
  refund: Money | undefined;
  cancelling: boolean;
};

/** Cancel or keep; on phones at the lower edge, in reach from every reason. */
export function CancelButtons({ formId, orderHref, refund, cancelling }: CancelButtonsProps) {
  const intl = useIntl();
  const back = refund && refund.amount > 0 ? moneyParts(intl, refund).plain : undefined;
  return (
    <div className="grid gap-2 max-nav:fixed max-nav:inset-x-0 max-nav:bottom-0 max-nav:z-(--z-sticky) max-nav:grid-cols-[auto_minmax(0,1fr)] max-nav:border-t max-nav:border-line max-nav:bg-canvas max-nav:px-(--page-x) max-nav:pt-3 max-nav:pb-[calc(12px+env(safe-area-inset-bottom))]">
      <Button
        type="submit"
        form={formId}
        tone="danger"
        busy={cancelling}
        className="min-h-13 max-nav:order-last"
      >
        {back ? (
          <>
            <span className="max-nav:hidden">{intl.formatMessage(messages.cancel)}</span>
            <span className="nav:hidden">{intl.formatMessage(messages.cancelBack, { amount: back })}</span>
          </>
        ) : (
          <FormattedMessage {...messages.cancel} />
        )}
      </Button>
      <LinkButton tone="outline" to={orderHref} className="min-h-13 nav:border-transparent">
        <FormattedMessage {...messages.keep} />
      </LinkButton>
    </div>
  );
}
