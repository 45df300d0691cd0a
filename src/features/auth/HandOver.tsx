import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { ContinueAsDialog } from '#src/design-system/modals/ContinueAsDialog.tsx';
import { claimedPerson } from '#src/domain/token-claims.ts';
import { useMemory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { loginFailed } from './login-failed.ts';
import { useEntered } from './use-entered.ts';
import { type HandedOver, useHandedOver } from './use-handed-over.ts';
import { useSaysNo } from './use-says-no.ts';

/** Asks whether to sign in whom the app or Facebook has sent here; without a yes nothing changes. */
export function HandOver() {
  const { handedOver, forget } = useHandedOver();
  const { state } = useIdentity();
  // Whether a session is open is known a moment after the page is there.
  const isKnown = state === 'member' || state === 'visitor';
  return handedOver && isKnown && <Question handedOver={handedOver} onDone={forget} />;
}

type QuestionProps = { handedOver: HandedOver; onDone: () => void };

function Question({ handedOver, onDone }: QuestionProps) {
  const shop = useShop();
  const { resume } = useMemory();
  const drafts = useDrafts();
  const identity = useIdentity();
  const navigate = useNavigate();
  const entered = useEntered();
  const saysNo = useSaysNo();
  const byApp = useMutation(authMutations.loginWithPartner(shop));
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
          ? await byApp.mutateAsync(idToken)
          : await byFacebook.mutateAsync({ idToken, nonce: handedOver.nonce });
      if (isIn) {
        // What the one who leaves has begun is not for the one who comes.
        drafts.dropAll();
        resume.clear();
      }
      entered(answer, by === 'facebook' ? { goOn: () => pageDoor.replace(handedOver.path) } : {});
    } catch (fault) {
      if (by === 'app') saysNo(fault);
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
