import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{ pay: { count: number } }>({
  pay: {
    id: 'payTogether.pay',
    defaultMessage: 'Pay {count, plural, one {# order} other {# orders}} together',
    description: 'Button below the orders: the chosen ones in one payment',
  },
});

type PayTogetherProps = { count: number; onPay: () => void };

/** Several orders in one payment; stays in sight while they are chosen. */
export function PayTogether({ count, onPay }: PayTogetherProps) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-nav-h)+8px)] z-(--z-sticky) rounded-lg border border-line bg-surface p-3 shadow-pop nav:bottom-4">
      <Button size="xl" className="w-full" onClick={onPay}>
        <FormattedMessage {...messages.pay} values={{ count }} />
      </Button>
    </div>
  );
}
