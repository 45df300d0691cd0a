import { useMutation } from '@tanstack/react-query';
import { authMutations, type Destination } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { useOfferApp } from '#src/state/use-offer-app.ts';
import { useEntered } from './use-entered.ts';
import { useSaysNo } from './use-says-no.ts';

/** Signing in by a one-time code or a password; a refusal is said and nothing typed is lost (S8.1, S8.4). */
export function useLogIn() {
  const shop = useShop();
  const entered = useEntered();
  const saysNo = useSaysNo();
  const offerApp = useOfferApp();
  const byCode = useMutation(authMutations.loginWithCode(shop));
  const byPassword = useMutation(authMutations.loginWithPassword(shop));

  const attempt = async (answer: ReturnType<typeof byCode.mutateAsync>) => {
    offerApp();
    await answer.then(entered, saysNo);
  };
  return {
    entering: byCode.isPending || byPassword.isPending,
    logInByCode: (to: Destination, code: string) => attempt(byCode.mutateAsync({ to, code })),
    logInByPassword: (who: Destination, loginPassword: string) =>
      attempt(
        byPassword.mutateAsync(
          who.kind === 'mobile'
            ? { userMobile: who.mobile, loginPassword }
            : { userMail: who.mail, loginPassword },
        ),
      ),
  };
}
