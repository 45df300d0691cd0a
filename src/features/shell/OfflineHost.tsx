import { useRevalidator } from 'react-router-dom';
import { OfflineState } from '#src/design-system/primitives/feedback/OfflineState.tsx';
import { useOnline } from '#src/state/use-online.ts';

/** Without a connection: a bar above the page as it was, unless the page itself says so. */
export function OfflineHost() {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  if (online) return null;
  return (
    <div className="page-width pt-3 [body:has([data-slot=offline])_&]:hidden max-nav:[body:has([data-slot=conversation])_&]:hidden">
      <OfflineState compact onRetry={() => void revalidate()} />
    </div>
  );
}
