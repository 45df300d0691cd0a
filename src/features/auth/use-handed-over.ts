import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import handOver from '#openapi/hand-over.json' with { type: 'json' };
import type { SocialToken } from '#src/data/auth/auth.mutations.ts';
import { safePath } from '#src/domain/urls.ts';
import { readyToWake } from '#src/state/first-touch.ts';
import { useMemory } from '#src/state/memory.ts';
import { facebookToken, takeTrip } from './facebook-way.ts';
import { loginFailed } from './login-failed.ts';

/** What the service's page took out of the address for this tab (Z32). */
type Handed = { icanToken?: string; facebook?: string };

/** Somebody whom the app or Facebook has sent here, and who has not been asked yet. */
export type HandedOver =
  | { by: 'app'; idToken: string }
  | ({ by: 'facebook'; /** Where the reader was before going to Facebook. */ path: string } & SocialToken);

/**
 * What was handed over to this tab, read once; the words of the question are there with it. An answer of Facebook counts
 * only for the tab that asked Facebook for it.
 */
export function useHandedOver() {
  const { tab } = useMemory();
  const navigate = useNavigate();
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const take = useEffectEvent(async () => {
    const handed = tab.read<Handed>(handOver.tabKey);
    tab.remove(handOver.tabKey);
    const trip = handed?.facebook ? takeTrip(tab) : undefined;
    const path = safePath(trip?.path ?? '/');
    try {
      if (handed?.icanToken) {
        await readyToWake();
        setHandedOver({ by: 'app', idToken: handed.icanToken });
      } else if (trip) {
        const token = await facebookToken(trip, new URLSearchParams(handed?.facebook));
        await readyToWake();
        setHandedOver({ by: 'facebook', path, ...token });
      }
    } catch (fault) {
      loginFailed(fault);
      if (trip) void navigate(path);
    }
  });
  useEffect(() => void take(), []);
  return { handedOver, forget: () => setHandedOver(undefined) };
}
