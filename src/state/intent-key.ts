import { useState } from 'react';

/**
 * Idempotency-Keys for what is sent (D13): the same text has the same key, so that a repeat after an answer was lost is done
 * once; another text is another intent.
 */
export function intentKeys() {
  let last: { text: string; key: string } | undefined;
  return {
    keyFor(text: string): string {
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return last.key;
    },
    /** What is sent next is another intent, also with the same text. */
    forget() {
      last = undefined;
    },
  };
}

/** The keys of one form or button, for as long as it is shown. */
export const useIntentKeys = () => useState(intentKeys)[0];
