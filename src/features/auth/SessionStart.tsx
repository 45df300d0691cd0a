import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import handOver from '#openapi/hand-over.json' with { type: 'json' };
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { useMemory } from '#src/state/memory.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { useInBrowser } from '#src/state/use-in-browser.ts';
import { wantedCode } from '#src/domain/late-code.ts';

const HandOver = lazy(() => wantedCode(async () => ({ default: (await import('./HandOver.tsx')).HandOver })));

/**
 * Finds out who reads, after the page stands: the tab's session, or in a new tab the seven-day handle, for which
 * the first question of the reader's own makes a new session; or somebody whom another app hands over.
 */
export function SessionStart() {
  const { session, tab } = useMemory();
  const { state } = useIdentity();
  const handed = useInBrowser() && tab.read(handOver.tabKey) !== undefined;
  useEffect(() => session.look(), [session]);
  useQuery({ ...userQueries.info(useShop()), enabled: state === 'resuming' });
  return (
    handed && (
      <Suspense>
        <HandOver />
      </Suspense>
    )
  );
}
