import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  emailFault,
  type ContactFault,
  mobileFault,
  phoneToSend,
  withoutSpaces,
} from '#src/domain/account/contact-checks.ts';
import { passwordFault } from '#src/domain/account/password-rules.ts';
import {
  type ContactDraft,
  type KeptContact,
  noContact,
  type LoginDestination,
} from '#src/domain/account/contact-draft.ts';
import { contactMessages } from './contact-messages.ts';
import { passwordMessages } from './password-messages.ts';

/** Who a form is about, and what it says when an entry is refused (S5). */
export function useContactEntry(
  kind: ContactDraft['kind'],
  codes: readonly { key: string }[],
  { draft = noContact, onDraft }: KeptContact = {},
) {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<string>();
  // The countries may come after the form: nothing that was typed waits for them.
  const own = codes.some(({ key }) => key === draft.code) ? draft.code : (codes[0]?.key ?? '');
  const code = chosen ?? own;
  const said = (fault: ContactFault | undefined) => (fault ? formatMessage(contactMessages[fault]) : true);
  const secret = (password: string) => {
    const fault = passwordFault(password);
    return fault === 'edgeSpaces' ? formatMessage(passwordMessages.edgeSpaces) : said(fault);
  };
  return {
    code,
    onCode(picked: string) {
      choose(picked);
      onDraft?.({ code: picked });
    },
    said,
    /** What was typed before as this kind. */
    typed: (of: ContactDraft['kind'] = kind) => (of === 'mobile' ? draft.mobile : draft.mail),
    /** Keeps what is typed. */
    onType: ({ target }: { target: { value: string } }) =>
      onDraft?.(kind === 'mobile' ? { mobile: target.value } : { mail: target.value }),
    checked: (id: string) => said(kind === 'mobile' ? mobileFault(code, id) : emailFault(id)),
    checkedPassword: secret,
    /** The second entry of a new password. */
    checkedAgain: (again: string, password: string) =>
      again ? again === password || formatMessage(passwordMessages.mismatch) : said('required'),
    destination: (id: string): LoginDestination =>
      kind === 'mobile' ? { kind, mobile: phoneToSend(code, id) } : { kind, mail: withoutSpaces(id) },
  };
}
