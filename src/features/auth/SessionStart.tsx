import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import tokenHandoff from '#openapi/token-handoff.json' with { type: 'json' };
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useStore } from '#src/state/store.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { wantedCode } from '#src/domain/late-code.ts';

const TokenHandoff = lazy(() =>
  wantedCode(async () => ({ default: (await import('./TokenHandoff.tsx')).TokenHandoff })),
);

/**
 * Finds out who reads after the page stands: the tab's session, or in a new tab the seven-day handle, for which the
 * first question of the reader's own makes a new session; or somebody whom another app hands over.
 */
export function SessionStart() {
  const { session, tab, ui } = useClientState();
  const { state } = useIdentity();
  const { isHandedOver } = useStore(ui.state);
  useEffect(() => {
    // Before anybody can know that nobody is logged in, and open the login modal.
    if (tab.read(tokenHandoff.tabKey) !== undefined) ui.set({ isHandedOver: true });
    session.look();
  }, [session, tab, ui]);
  useQuery({ ...userQueries.info(useShop()), enabled: state === 'resuming' });
  return (
    isHandedOver && (
      <Suspense>
        <TokenHandoff />
      </Suspense>
    )
  );
}
