import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { OfflineState } from '#src/design-system/primitives/feedback/OfflineState.tsx';
import { useOnline } from '#src/state/use-online.ts';

type LoadFailedProps = {
  /** Asks once more; done unasked when the line is back. */
  onRetry: () => void;
  /** The service's own words. */
  text?: string;
};

/** What stands for a page, or its main part, that could not be loaded: without a connection it says so. */
export function LoadFailed({ onRetry, text }: LoadFailedProps) {
  const online = useOnline();
  const again = useEffectEvent(onRetry);
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) again();
    was.current = online;
  }, [online]);
  return online ? <ErrorState onRetry={onRetry} text={text} /> : <OfflineState onRetry={onRetry} />;
}
