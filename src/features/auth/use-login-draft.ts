import { useState } from 'react';
import type { LoginDraft } from '#src/design-system/modals/LoginModal.tsx';
import { useDrafts } from '#src/state/use-drafts.ts';

const form = 'login';

/** Who is typed in and how they come in, kept over tabs, modals and reloads; never a password or a code. */
export function useLoginDraft() {
  const drafts = useDrafts();
  const [begun, setBegun] = useState<Partial<LoginDraft>>(() => drafts.read(form) ?? {});
  return {
    begun,
    keep(change: Partial<LoginDraft>) {
      const next = { ...begun, ...change };
      setBegun(next);
      drafts.keep(form, next);
    },
  };
}
