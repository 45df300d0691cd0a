import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginModal } from '#src/design-system/modals/account/LoginModal.tsx';
import { isMembersOnly } from '#src/domain/account/members-only.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { SocialWays } from './SocialWays.tsx';
import { useCode } from './use-code.ts';
import { useCountryCodes } from './use-country-codes.ts';
import { useLogIn } from './use-log-in.ts';
import { useLoginPurpose } from './use-login-purpose.ts';
import { useLoginDraft } from './use-login-draft.ts';

/** The login modal joined to the service, with the way to a new password and to registration. */
export function LoginDialog() {
  const { ui, resume } = useClientState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const draft = useLoginDraft();
  const { sendCode, resendAt, sending } = useCode('login');
  const { logInByCode, logInByPassword, entering } = useLogIn();
  const codes = useCountryCodes();
  const purpose = useLoginPurpose();
  const [forgot, setForgot] = useState(false);
  const onMembersPage = isMembersOnly(pathname);

  const close = () => {
    resume.forget();
    ui.set({ loginModal: false });
    // The cart says by itself what is to be done, and shows products (S6.12); other members' screens have nothing for a visitor (Z22).
    if (onMembersPage && pathname !== paths.cart) void navigate(paths.home);
  };
  /** A reader who was asked on a member's screen goes on there. */
  const comingBack = <T,>(goOn: () => T): T => {
    if (onMembersPage) resume.keep({ kind: 'open', path: pathname + search }, Date.now());
    return goOn();
  };
  const register = () =>
    comingBack(() => {
      ui.set({ loginModal: false });
      void navigate(paths.register);
    });
  if (forgot) return <ForgotDialog {...draft} onBack={() => setForgot(false)} onClose={close} />;
  return (
    <LoginModal
      codes={codes}
      purpose={purpose}
      begun={draft.begun}
      onDraft={draft.keep}
      onSendCode={sendCode}
      onLogIn={(to, code) => comingBack(() => logInByCode(to, code))}
      resendAt={resendAt}
      sending={sending}
      entering={entering}
      password={{
        onLogIn: (who, secret) => comingBack(() => logInByPassword(who, secret)),
        onForgot: () => setForgot(true),
        onRegister: register,
      }}
      social={<SocialWays comingBack={comingBack} />}
      onClose={close}
    />
  );
}
