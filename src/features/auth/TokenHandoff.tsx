import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { ContinueAsDialog } from '#src/design-system/modals/account/ContinueAsDialog.tsx';
import { claimedPerson } from '#src/domain/account/token-claims.ts';
import { invitedBy } from '#src/state/kept-invite.ts';
import { useClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { loginFailed } from './login-failed.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { type HandedOver, useTokenHandoff } from './use-token-handoff.ts';
import { useApiErrorToast } from './use-api-error-toast.ts';

/** Asks whether to sign in whom the app or Facebook has sent here; without a yes nothing changes. */
export function TokenHandoff() {
  const { handedOver, forget } = useTokenHandoff();
  const { state } = useIdentity();
  // Whether a session is open is known a moment after the page is there.
  const isKnown = state === 'member' || state === 'visitor';
  return handedOver && isKnown && <Question handedOver={handedOver} onDone={forget} />;
}

type QuestionProps = { handedOver: HandedOver; onDone: () => void };

function Question({ handedOver, onDone }: QuestionProps) {
  const shop = useShop();
  const { local, resume } = useClientState();
  const drafts = useDrafts();
  const identity = useIdentity();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const showApiError = useApiErrorToast();
  const byApp = useMutation(authMutations.loginWithIdentityProvider(shop));
  const byFacebook = useMutation(authMutations.loginWithFacebook(shop));
  const { by, idToken } = handedOver;
  const isIn = identity.state === 'member';

  const goBack = () => {
    onDone();
    if (by === 'facebook') void navigate(handedOver.path);
  };
  const enter = async () => {
    try {
      const answer =
        by === 'app'
          ? await byApp.mutateAsync({ accessToken: idToken, ...invitedBy(local) })
          : await byFacebook.mutateAsync({ idToken, nonce: handedOver.nonce, ...invitedBy(local) });
      if (isIn) {
        // What the one who leaves has begun is not for the one who comes.
        drafts.dropAll();
        resume.clear();
      }
      completeSignIn(
        answer,
        by === 'facebook' ? { goOn: () => browserNavigation.replace(handedOver.path) } : {},
      );
    } catch (fault) {
      if (by === 'app') showApiError(fault);
      else loginFailed(fault);
      goBack();
    }
  };
  return (
    <ContinueAsDialog
      by={by}
      {...claimedPerson(idToken)}
      current={isIn ? identity.nickName : undefined}
      entering={byApp.isPending || byFacebook.isPending}
      onContinue={() => void enter()}
      onClose={goBack}
    />
  );
}
