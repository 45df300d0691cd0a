import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import tokenHandoff from '#openapi/token-handoff.json' with { type: 'json' };
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { useInBrowser } from '#src/state/use-in-browser.ts';
import { wantedCode } from '#src/domain/late-code.ts';

const TokenHandoff = lazy(() =>
  wantedCode(async () => ({ default: (await import('./TokenHandoff.tsx')).TokenHandoff })),
);

/**
 * Finds out who reads after the page stands: the tab's session, or in a new tab the seven-day handle, for which the
 * first question of the reader's own makes a new session; or somebody whom another app hands over.
 */
export function SessionStart() {
  const { session, tab } = useClientState();
  const { state } = useIdentity();
  const isHanded = useInBrowser() && tab.read(tokenHandoff.tabKey) !== undefined;
  // The question takes the token out of the tab, and stays open when this is rendered again.
  const [wasHanded, setWasHanded] = useState(false);
  if (isHanded && !wasHanded) setWasHanded(true);
  useEffect(() => session.look(), [session]);
  useQuery({ ...userQueries.info(useShop()), enabled: state === 'resuming' });
  return (
    wasHanded && (
      <Suspense>
        <TokenHandoff />
      </Suspense>
    )
  );
}
