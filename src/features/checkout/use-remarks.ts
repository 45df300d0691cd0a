import { useState } from 'react';
import { useMemory } from '#src/state/memory.ts';

/** Notes to the shops, by shop id; kept for the tab, so that a reload or the payment screen has them too. */
export function useRemarks() {
  const { drafts } = useMemory();
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
