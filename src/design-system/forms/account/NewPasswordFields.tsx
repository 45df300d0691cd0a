import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { PasswordChecklist } from '#src/design-system/primitives/form/PasswordChecklist.tsx';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import { passwordMessages } from './password-messages.ts';

type NewPasswordFieldsProps = {
  label: ReactNode;
  /** What stands in the first field: the checklist follows it. */
  typed: string;
  /** Both fields as the form library knows them. */
  password: UseFormRegisterReturn;
  again: UseFormRegisterReturn;
  errors: { password?: string; again?: string };
};

/** A new password, its advice, and the same once more. */
export function NewPasswordFields({ label, typed, password, again, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="grid gap-2">
        <PasswordField label={label} autoComplete="new-password" error={errors.password} {...password} />
        <PasswordChecklist password={typed} />
      </div>
      <PasswordField
        label={<FormattedMessage {...passwordMessages.confirm} />}
        autoComplete="new-password"
        error={errors.again}
        {...again}
      />
    </>
  );
}
