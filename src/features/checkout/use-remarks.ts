import { useState } from 'react';
import { useDrafts } from '#src/state/use-drafts.ts';

/** Notes to the shops, by shop id; kept for the tab, so that a reload or the payment screen has them too. */
export function useRemarks() {
  const drafts = useDrafts();
  const [remarks, setRemarks] = useState<Record<number, string>>(() => drafts.read('remarks') ?? {});
  return {
    remarks,
    write(shopId: number, text: string) {
      const next = { ...remarks, [shopId]: text };
      drafts.keep('remarks', next);
      setRemarks(next);
    },
  };
}
