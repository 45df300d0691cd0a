import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import handOver from '#openapi/hand-over.json' with { type: 'json' };
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { safePath } from '#src/domain/urls.ts';
import { firstTouch } from '#src/state/first-touch.ts';
import { useMemory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { facebookToken, takeTrip } from './facebook-way.ts';
import { loginFailed } from './login-failed.ts';
import { useEntered } from './use-entered.ts';
import { useSaysNo } from './use-says-no.ts';

/** What the service's page took out of the address for this tab (Z32). */
type Handed = { icanToken?: string; facebook?: string };

/** Signs in whom the app or Facebook has sent here; what was handed over is read once. */
export function HandOver() {
  const shop = useShop();
  const { tab } = useMemory();
  const navigate = useNavigate();
  const entered = useEntered();
  const saysNo = useSaysNo();
  const byApp = useMutation(authMutations.loginWithPartner(shop));
  const byFacebook = useMutation(authMutations.loginWithFacebook(shop));

  const fromApp = (token: string) =>
    byApp.mutateAsync(token).then(
      (answer) => entered(answer),
      // The words of a toast are there once the reader is.
      (fault: unknown) => firstTouch.then(() => saysNo(fault)),
    );
  const fromFacebook = async (search: string) => {
    const trip = takeTrip(tab);
    if (!trip) return;
    const path = safePath(trip.path);
    try {
      const answer = await byFacebook.mutateAsync(await facebookToken(trip, new URLSearchParams(search)));
      entered(answer, { goOn: () => pageDoor.replace(path) });
    } catch (fault) {
      loginFailed(fault);
      void navigate(path);
    }
  };
  const take = useEffectEvent(() => {
    const handed = tab.read<Handed>(handOver.tabKey);
    tab.remove(handOver.tabKey);
    if (handed?.icanToken) void fromApp(handed.icanToken);
    else if (handed?.facebook) void fromFacebook(handed.facebook);
  });
  useEffect(() => take(), []);
  return null;
}
