import { type ComponentProps, useState } from 'react';
import { ForgotModal } from '#src/design-system/modals/account/ForgotModal.tsx';
import { LoginModal } from '#src/design-system/modals/account/LoginModal.tsx';

/** The way to a new password and back. */
export function LoginWithForgot(props: ComponentProps<typeof LoginModal>) {
  const [forgot, setForgot] = useState(false);
  const { onDraft: _kept, ...forgotten } = props;
  return forgot ? (
    <ForgotModal
      {...forgotten}
      saving={false}
      onSave={async () => undefined}
      onBack={() => setForgot(false)}
    />
  ) : (
    <LoginModal {...props} password={{ onLogIn: async () => undefined, onForgot: () => setForgot(true) }} />
  );
}
