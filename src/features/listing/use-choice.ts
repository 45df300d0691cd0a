import { useState } from 'react';

/** The edit mode of a list: off, or on with what is chosen, by id. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  return {
    /** Undefined outside the edit mode. */
    chosen,
    start: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    choose: (ids: readonly number[], taken: boolean) =>
      setChosen((now) => {
        const next = new Set(now);
        for (const id of ids)
          if (taken) next.add(id);
          else next.delete(id);
        return next;
      }),
  };
}
