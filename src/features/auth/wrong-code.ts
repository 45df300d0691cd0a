import { isRefusal } from '#src/data/refusal.ts';

/** What the service says of the one-time code that was entered, for the field it was typed in; nothing of another fault. */
export const wrongCode = (fault: unknown): string | undefined =>
  isRefusal(fault, 'code.invalid', 'code.expired', 'code.exhausted') ? fault.message : undefined;
