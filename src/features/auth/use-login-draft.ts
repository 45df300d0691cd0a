import { useState } from 'react';
import type { LoginDraft } from '#src/design-system/modals/account/LoginModal.tsx';
import { useDrafts } from '#src/state/use-drafts.ts';
import { usePhoneCode } from './use-phone-code.ts';

const form = 'login';

/** Who is typed in and how they come in, kept over tabs, modals and reloads, the country code for later visits, too; never a password or a code. */
export function useLoginDraft() {
  const drafts = useDrafts();
  const phone = usePhoneCode();
  const [begun, setBegun] = useState<Partial<LoginDraft>>(() => {
    const draft = drafts.read<Partial<LoginDraft>>(form);
    return { ...draft, code: draft?.code || phone.code };
  });
  return {
    begun,
    keep(change: Partial<LoginDraft>) {
      if (change.code) phone.keep(change.code);
      const next = { ...begun, ...change };
      setBegun(next);
      drafts.keep(form, next);
    },
  };
}
