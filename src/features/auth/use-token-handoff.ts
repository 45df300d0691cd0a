import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import tokenHandoff from '#openapi/token-handoff.json' with { type: 'json' };
import type { SocialToken } from '#src/data/auth/auth.mutations.ts';
import { safePath } from '#src/domain/urls.ts';
import { readyToHydrate } from '#src/state/first-interaction.ts';
import { useClientState } from '#src/state/client-state.ts';
import { type FacebookTrip, facebookToken, takeTrip } from './facebook-way.ts';
import { loginFailed } from './login-failed.ts';

/** What the service's page took out of the address for this tab (Z32). */
type Handed = { icanToken?: string; facebook?: string };

/** Somebody whom the app or Facebook has sent here, and who has not been asked yet. */
export type HandedOver =
  | { by: 'app'; idToken: string }
  | ({ by: 'facebook'; /** Where the reader was before going to Facebook. */ path: string } & SocialToken);

/** Whom that names, with the words of the question; undefined for an answer of Facebook that nobody here asked for. */
async function readHanded(handed: Handed, trip: FacebookTrip | undefined): Promise<HandedOver | undefined> {
  if (handed.icanToken) {
    await readyToHydrate();
    return { by: 'app', idToken: handed.icanToken };
  }
  if (!trip) return undefined;
  const token = await facebookToken(trip, new URLSearchParams(handed.facebook));
  await readyToHydrate();
  return { by: 'facebook', path: safePath(trip.path), ...token };
}

/**
 * What was handed over to this tab, read once. An answer of Facebook counts only for the tab that asked Facebook for it; a
 * failure is written down, and the reader goes on where they were.
 */
export function useTokenHandoff() {
  const { tab, ui } = useClientState();
  const navigate = useNavigate();
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const forget = () => ui.set({ isHandedOver: false });
  const take = useEffectEvent(() => {
    const handed = tab.read<Handed>(tokenHandoff.tabKey);
    // In development effects run twice, and what is handed over is read once.
    if (!handed) return;
    tab.remove(tokenHandoff.tabKey);
    const trip = handed.facebook ? takeTrip(tab) : undefined;
    void readHanded(handed, trip).then(
      (read) => (read ? setHandedOver(read) : forget()),
      (fault: unknown) => {
        loginFailed(fault);
        forget();
        if (trip) void navigate(safePath(trip.path));
      },
    );
  });
  useEffect(() => take(), []);
  return { handedOver, forget };
}
