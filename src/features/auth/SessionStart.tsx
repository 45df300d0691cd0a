import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { useMemory } from '#src/state/memory.ts';
import { useIdentity } from '#src/state/use-identity.ts';

/**
 * Finds out who reads, after the page stands: the tab's session, or in a new tab the seven-day handle, for which
 * the first question of the reader's own makes a new session.
 */
export function SessionStart() {
  const { session } = useMemory();
  const { state } = useIdentity();
  useEffect(() => session.look(), [session]);
  useQuery({ ...userQueries.info(useShop()), enabled: state === 'resuming' });
  return null;
}
