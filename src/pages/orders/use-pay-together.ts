import { useState } from 'react';

/** Which of the orders that wait for money are to be paid together; one that is not there any more is not chosen. */
export function usePayTogether(orderNumbers: readonly string[]) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: orderNumbers.filter((number) => taken.has(number)),
    choiceOf: (orderNumber: string) => ({
      chosen: taken.has(orderNumber),
      onChoose: (chosen: boolean) =>
        setTaken((now) => {
          const next = new Set(now);
          if (chosen) next.add(orderNumber);
          else next.delete(orderNumber);
          return next;
        }),
    }),
  };
}
