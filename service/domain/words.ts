import type { Language } from './language.ts';
import compiled from './words.gen.json' with { type: 'json' };

/** Something that the service says: its id in `src/i18n/messages`, the English text, and what a translator has to know. */
export type Message = { id: string; defaultMessage: string; description: string };

const texts: Record<Language, Record<string, string>> = compiled;

/** Declares what the service says; `npm run messages` takes it into the files of words that the storefront's are in. */
export const defineMessages = <Messages extends Record<string, Message>>(messages: Messages) => messages;

/** The text in the reader's language. A message takes no values: there is nothing in it to format. */
export const textOf = ({ id, defaultMessage }: Message, language: Language) =>
  texts[language][id] ?? defaultMessage;
