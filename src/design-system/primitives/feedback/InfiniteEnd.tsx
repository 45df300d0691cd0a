import { useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Spinner } from './Spinner.tsx';
import { useNear } from './use-near.ts';

const messages = defineMessages<{ more: {}; loading: {}; end: {}; restored: { count: number }; top: {} }>({
  more: { id: 'infiniteEnd.more', defaultMessage: 'Show more', description: 'Button below a list' },
  loading: { id: 'infiniteEnd.loading', defaultMessage: 'Loading more', description: 'Below a list' },
  end: { id: 'infiniteEnd.end', defaultMessage: 'That is everything', description: 'End of a list' },
  restored: {
    id: 'infiniteEnd.restored',
    defaultMessage: '{count, plural, one {# shown, as you left it} other {# shown, as you left them}}',
    description: 'Below a list that was rebuilt after going back; how many rows it has',
  },
  top: { id: 'infiniteEnd.top', defaultMessage: 'Back to the top', description: 'Button below that line' },
});

type InfiniteEndProps = {
  /** `more` waits to be seen, `restored` waits for a press: the reader has just come back. */
  status: 'more' | 'loading' | 'error' | 'end' | 'restored';
  /** Rows above it. */
  count: number;
  /** Asks for the next page; also after an error. */
  onMore: () => void;
  /** Goes back to the first row. */
  onTop: () => void;
};

const ahead = '600px';

/** The foot of an endless list: it asks ahead when it comes near, and has a button for those who do not scroll. */
export function InfiniteEnd({ status, count, onMore, onTop }: InfiniteEndProps) {
  const foot = useRef<HTMLDivElement>(null);
  const waits = status === 'more';
  useNear(foot, { margin: ahead, onNear: waits ? onMore : undefined });
  return (
    <div ref={foot} className="grid min-h-20 place-items-center gap-3 py-5 text-center text-fg-2">
      {status === 'error' ? (
        <ErrorState compact onRetry={onMore} />
      ) : (
        <>
          <output className="flex items-center gap-2.5">
            {status === 'loading' && <Spinner />}
            {status === 'restored' && <FormattedMessage {...messages.restored} values={{ count }} />}
            {(status === 'loading' || status === 'end') && <FormattedMessage {...messages[status]} />}
          </output>
          <div className="flex flex-wrap justify-center gap-2">
            {(waits || status === 'restored') && (
              <Button tone="outline" onClick={onMore}>
                <FormattedMessage {...messages.more} />
              </Button>
            )}
            {status === 'restored' && (
              <Button tone="ghost" onClick={onTop}>
                <FormattedMessage {...messages.top} />
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
