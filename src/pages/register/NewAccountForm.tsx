import { noContact } from '#src/domain/account/contact-draft.ts';
import { RegisterForm } from '#src/design-system/forms/account/RegisterForm.tsx';
import { useCode } from '#src/features/auth/use-code.ts';
import { useCountryCodes } from '#src/features/auth/use-country-codes.ts';
import { useLoginDraft } from '#src/features/auth/use-login-draft.ts';
import { useRegister } from '#src/features/auth/use-register.ts';
import { useClientState } from '#src/state/client-state.ts';
import { InviterNote } from './InviterNote.tsx';
import { useInvite } from './use-invite.ts';

/** The registration form joined to the service; it begins with who was typed into the login modal. */
export function NewAccountForm() {
  const { ui } = useClientState();
  const codes = useCountryCodes();
  const invite = useInvite();
  const { begun, keep } = useLoginDraft();
  const { sendCode, resendAt, sending } = useCode('register');
  const { register, saving } = useRegister();
  const draft = { ...noContact, ...begun };
  return (
    <>
      <InviterNote invite={invite} />
      <RegisterForm
        kind={draft.kind}
        onKind={(kind) => keep({ kind })}
        codes={codes}
        draft={draft}
        onDraft={keep}
        invite={invite}
        onSendCode={sendCode}
        onRegister={register}
        resendAt={resendAt}
        sending={sending}
        saving={saving}
        onLogIn={() => ui.set({ loginModal: true })}
      />
    </>
  );
}
