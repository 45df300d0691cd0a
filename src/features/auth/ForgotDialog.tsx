import { ForgotModal } from '#src/design-system/modals/account/ForgotModal.tsx';
import { noContact } from '#src/domain/account/contact-draft.ts';
import { useCode } from './use-code.ts';
import { useCountryCodes } from './use-country-codes.ts';
import type { useLoginDraft } from './use-login-draft.ts';
import { useReset } from './use-reset.ts';

type ForgotDialogProps = ReturnType<typeof useLoginDraft> & { onBack: () => void; onClose: () => void };

/** A new password for a forgotten one, joined to the service; afterwards one logs in with it (S4.6). */
export function ForgotDialog({ begun, keep, onBack, onClose }: ForgotDialogProps) {
  const { sendCode, resendAt, sending } = useCode('reset');
  const { reset, saving } = useReset();
  return (
    <ForgotModal
      codes={useCountryCodes()}
      draft={{ ...noContact, ...begun }}
      onDraft={keep}
      onSendCode={sendCode}
      resendAt={resendAt}
      sending={sending}
      saving={saving}
      onSave={async (who, code, password) => {
        const { done, code: wrong } = await reset(who, code, password);
        if (done) onBack();
        return wrong;
      }}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
