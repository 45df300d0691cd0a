import { defineMessages, FormattedMessage } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{ text: { reason: string }; again: {}; back: {} }>({
  text: {
    id: 'notCalculated.text',
    defaultMessage: 'Your last change is not in the total yet: {reason}',
    description: 'Above a checkout whose sums are those before it; reason in the words of the service',
  },
  again: { id: 'notCalculated.again', defaultMessage: 'Calculate again', description: 'Button' },
  back: {
    id: 'notCalculated.back',
    defaultMessage: 'Undo the change',
    description: 'Button: vouchers, coins, wallet, insurance and address as they were before',
  },
});

type NotCalculatedProps = {
  /** The service's own words. */
  text: string;
  busy: boolean;
  onRetry: () => void;
  onBack: (() => void) | undefined;
};

/** What the shopper chose last could not be calculated; what stands below is the calculation before it. */
export function NotCalculated({ text, busy, onRetry, onBack }: NotCalculatedProps) {
  return (
    <div className="mb-4">
      <Alert
        tone="danger"
        action={
          <span className="flex flex-wrap gap-2">
            {onBack && (
              <Button tone="ghost" size="sm" onClick={onBack}>
                <FormattedMessage {...messages.back} />
              </Button>
            )}
            <Button tone="outline" size="sm" busy={busy} onClick={onRetry}>
              <FormattedMessage {...messages.again} />
            </Button>
          </span>
        }
      >
        <FormattedMessage {...messages.text} values={{ reason: text }} />
      </Alert>
    </div>
  );
}
