import { WifiOff } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { OfflineDrawing } from '#src/design-system/layout/illustrations/OfflineDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const messages = defineMessages({
  title: { id: 'offlineState.title', defaultMessage: 'You are offline', description: 'What happened' },
  text: {
    id: 'offlineState.text',
    defaultMessage: 'We will reload once you are connected.',
    description: 'What happens next',
  },
  kept: {
    id: 'offlineState.kept',
    defaultMessage: 'You are offline. This is how it looked last time.',
    description: 'Bar above a page that was kept',
  },
  retry: { id: 'offlineState.retry', defaultMessage: 'Try again', description: 'Button: asks once more' },
});

type OfflineStateProps = {
  onRetry: () => void;
  /** A kept page is shown below: one bar says so. */
  compact?: boolean;
};

/** There is no connection: in place of a page, or as a bar above what was kept of it. */
export function OfflineState({ onRetry, compact = false }: OfflineStateProps) {
  const retry = (
    <Button tone="outline" size={compact ? 'md' : 'lg'} onClick={onRetry}>
      <FormattedMessage {...messages.retry} />
    </Button>
  );
  if (compact)
    return (
      <output className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-3">
        <WifiOff aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 basis-48">
          <FormattedMessage {...messages.kept} />
        </span>
        {retry}
      </output>
    );
  return (
    <div aria-live="polite" data-slot="offline">
      <EmptyState
        drawing={<OfflineDrawing />}
        title={<FormattedMessage {...messages.title} />}
        text={<FormattedMessage {...messages.text} />}
        action={retry}
      />
    </div>
  );
}
