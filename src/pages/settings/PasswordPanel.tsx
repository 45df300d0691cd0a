import type { UserInfo } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { PasswordForm } from '#src/features/account/PasswordForm.tsx';

/** The password: another one, or the first one (S2.49). */
export function PasswordPanel({ user }: { user: UserInfo }) {
  return (
    <Panel>
      <PasswordForm key={String(user.passwordSet)} user={user} />
    </Panel>
  );
}
