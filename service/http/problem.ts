import type { Language } from '#service/domain/language.ts';
import type { FieldFault, Refusal } from '#service/domain/refusal.ts';
import { fieldWords } from './field-messages.ts';
import { wordsFor } from './plumbing-refusals.ts';

/** The one error body of the contract. */
export type ProblemBody = {
  status: number;
  code: string;
  desc: string;
  traceId: string;
  fields?: { field: string; code: FieldFault; desc: string }[];
  retryAfter?: number;
  details?: Record<string, unknown>;
};

/** A refusal in the reader's language; `status` differs from the code's own only where the description says so. */
export function problemOf(
  { code, extras, status: ownStatus }: Refusal,
  language: Language,
  traceId: string,
  status: number = ownStatus,
): ProblemBody {
  return {
    status,
    code,
    desc: wordsFor(code, language),
    traceId,
    ...(extras.fields && {
      fields: extras.fields
        .slice(0, 50)
        .map((fault) => ({ ...fault, desc: fieldWords(fault.code, language) })),
    }),
    ...(extras.retryAfter !== undefined && { retryAfter: extras.retryAfter }),
    ...(extras.details && { details: extras.details }),
  };
}
