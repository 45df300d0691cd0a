import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  emailFault,
  type IdentityFault,
  mobileFault,
  phoneToSend,
  withoutSpaces,
} from '#src/domain/identity.ts';
import { passwordFault } from '../primitives/password-rules.ts';
import { identityMessages } from './identity-messages.ts';
import { passwordMessages } from './password-messages.ts';
import type { LoginDestination } from './LoginForm.tsx';

/** Who a form is about, and what it says when an entry is refused (S5). */
export function useIdentity(kind: LoginDestination['kind'], codes: readonly { key: string }[]) {
  const { formatMessage } = useIntl();
  const [code, onCode] = useState(codes[0]?.key ?? '');
  const said = (fault: IdentityFault | undefined) => (fault ? formatMessage(identityMessages[fault]) : true);
  return {
    code,
    onCode,
    said,
    checked: (id: string) => said(kind === 'mobile' ? mobileFault(code, id) : emailFault(id)),
    checkedPassword: (password: string) => {
      const fault = passwordFault(password);
      return fault === 'edgeSpaces' ? formatMessage(passwordMessages.edgeSpaces) : said(fault);
    },
    /** The second entry of a new password. */
    checkedAgain: (again: string, password: string) =>
      again ? again === password || formatMessage(passwordMessages.mismatch) : said('required'),
    destination: (id: string): LoginDestination =>
      kind === 'mobile' ? { kind, mobile: phoneToSend(code, id) } : { kind, mail: withoutSpaces(id) },
  };
}
