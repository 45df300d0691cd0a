import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  or: { id: 'socialLogin.or', defaultMessage: 'or', description: 'Between two ways to log in' },
});

type SocialLoginProps = {
  /** The doors of others, side by side. */
  children: ReactNode;
};

/** Logging in by an account that one has elsewhere, apart from the form above (S2.106, S2.107). */
export function SocialLogin({ children }: SocialLoginProps) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-fg-3">
        <span aria-hidden className="h-px grow bg-line" />
        <FormattedMessage {...messages.or} />
        <span aria-hidden className="h-px grow bg-line" />
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-3">{children}</div>
    </div>
  );
}
