import type { Language } from '#service/domain/language.ts';
import { defineMessages, textOf } from '#service/domain/words.ts';

/** System messages of conversations; the database stores their keys. */
const said = defineMessages({
  CLOSED: {
    id: 'chatNote.CLOSED',
    defaultMessage: 'The shop has closed this conversation.',
    description: 'Note of the mall in a conversation',
  },
  CLOSED_BY_MALL: {
    id: 'chatNote.CLOSED_BY_MALL',
    defaultMessage: 'iCan Mall has closed this conversation.',
    description: 'Note of the mall in a conversation',
  },
});

export type SystemNote = keyof typeof said;

export const systemWords = (note: string | null, language: Language) =>
  textOf(said[(note ?? 'CLOSED') as SystemNote], language);
