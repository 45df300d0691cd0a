import type { Language } from './language.ts';
import compiled from './words.gen.json' with { type: 'json' };

/** Something that the service says: its id in `src/i18n/messages`, the English text, and what a translator has to know. */
export type Message = { id: string; defaultMessage: string; description: string };

const texts: Record<Language, Record<string, string>> = compiled;

/** Declares texts of the service; `npm run messages` collects them into the same message files as the storefront's texts. */
export const defineMessages = <Messages extends Record<string, Message>>(messages: Messages) => messages;

/** The text in the reader's language, else the English one. These messages have no placeholders. */
export const textOf = ({ id, defaultMessage }: Message, language: Language) =>
  texts[language][id] ?? defaultMessage;
