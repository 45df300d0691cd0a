import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages({
  title: {
    id: 'errorState.title',
    defaultMessage: 'Something went wrong',
    description: 'A part of a page that could not be loaded; the words of the specification',
  },
  retry: { id: 'errorState.retry', defaultMessage: 'Try again', description: 'Button: asks once more' },
});

type ErrorStateProps = {
  onRetry: () => void;
  /** The service's own words. */
  text?: string;
  /** One row instead of a block. */
  compact?: boolean;
};

/** A part that failed alone, with its way on. */
export function ErrorState({ onRetry, text, compact = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={
        compact
          ? 'flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3'
          : 'grid justify-items-center gap-3 px-4 py-14 text-center'
      }
    >
      <p className={compact ? 'text-fg-2' : 'text-h3'}>{text ?? <FormattedMessage {...messages.title} />}</p>
      <Button tone="outline" size={compact ? 'md' : 'lg'} onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}
