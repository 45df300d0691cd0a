import { useMutation } from '@tanstack/react-query';
import { authMutations, type Destination } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { invitedBy } from '#src/state/kept-invite.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useOfferApp } from '#src/state/use-offer-app.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { useApiErrorToast } from './use-api-error-toast.ts';
import { wrongCode } from './wrong-code.ts';

/** Signing in by a one-time code or a password; a refusal is said, of a code at its field too, and nothing typed is lost (S8.1, S8.4). */
export function useLogIn() {
  const shop = useShop();
  const { local } = useClientState();
  const completeSignIn = useCompleteSignIn();
  const showApiError = useApiErrorToast();
  const offerApp = useOfferApp();
  const byCode = useMutation(authMutations.loginWithCode(shop));
  const byPassword = useMutation(authMutations.loginWithPassword(shop));

  const attempt = async (answer: ReturnType<typeof byCode.mutateAsync>) => {
    offerApp();
    try {
      completeSignIn(await answer);
      return undefined;
    } catch (fault) {
      showApiError(fault);
      return wrongCode(fault);
    }
  };
  return {
    entering: byCode.isPending || byPassword.isPending,
    logInByCode: (to: Destination, code: string) =>
      attempt(byCode.mutateAsync({ to, code, ...invitedBy(local) })),
    logInByPassword: async (who: Destination, loginPassword: string) => {
      await attempt(
        byPassword.mutateAsync(
          who.kind === 'mobile'
            ? { userMobile: who.mobile, loginPassword }
            : { userMail: who.mail, loginPassword },
        ),
      );
    },
  };
}
