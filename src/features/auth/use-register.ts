import { useMutation } from '@tanstack/react-query';
import { authAccountMutations } from '#src/data/auth/auth-accounts.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import type { NewAccount } from '#src/design-system/forms/account/RegisterForm.tsx';
import { paths } from '#src/domain/urls.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';
import { useOfferApp } from '#src/state/use-offer-app.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { useApiErrorToast } from './use-api-error-toast.ts';
import { wrongCode } from './wrong-code.ts';

/** Making an account, which signs in as well; what was wanted before is done on the page that follows (S7.38, S8.30). */
export function useRegister() {
  const completeSignIn = useCompleteSignIn();
  const showApiError = useApiErrorToast();
  const offerApp = useOfferApp();
  const { mutateAsync, isPending } = useMutation(authAccountMutations.register(useShop()));
  /** The same words sent twice are one account; other words are another intent. */
  const { keyFor } = useIntentKeys();
  return {
    saving: isPending,
    async register({ who, nickName, password, code, invite }: NewAccount) {
      const account = { code, invite, nickName, loginPassword: password };
      const key = keyFor(JSON.stringify([who, account]));
      offerApp();
      try {
        const answer = await mutateAsync(
          who.kind === 'mobile'
            ? { ...account, userMobile: who.mobile, key }
            : { ...account, userMail: who.mail, key },
        );
        completeSignIn(answer, { flash: 'registered', goOn: () => browserNavigation.replace(paths.home) });
        return undefined;
      } catch (fault) {
        showApiError(fault);
        return wrongCode(fault);
      }
    },
  };
}
