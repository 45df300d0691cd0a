import { noIdentity } from '#src/design-system/modals/identity-draft.ts';
import { RegisterForm } from '#src/design-system/modals/RegisterForm.tsx';
import { useCode } from '#src/features/auth/use-code.ts';
import { useCountryCodes } from '#src/features/auth/use-country-codes.ts';
import { useLoginDraft } from '#src/features/auth/use-login-draft.ts';
import { useRegister } from '#src/features/auth/use-register.ts';
import { useMemory } from '#src/state/memory.ts';
import { useInvite } from './use-invite.ts';

/** The registration form joined to the service; it begins with who was typed into the login modal. */
export function NewAccountForm() {
  const { ui } = useMemory();
  const codes = useCountryCodes();
  const invite = useInvite();
  const { begun, keep } = useLoginDraft();
  const { sendCode, resendAt, sending } = useCode('register');
  const { register, saving } = useRegister();
  const draft = { ...noIdentity, ...begun };
  return (
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
  );
}
