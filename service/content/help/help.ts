import type { HelpTopic } from '#openapi/schema.gen.ts';
import type { Language } from '#service/domain/language.ts';
import { en } from './en.ts';
import type { HelpWords } from './help-words.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

const words: Record<Language, HelpWords> = { en, zh, tr, ru, pt };

/** Help and support (S2.55): questions and answers by topic, in the reader's language. */
export const helpIn = (language: Language): HelpTopic[] =>
  Object.entries(words[language]).map(([topic, { title, answers }]) => ({
    topic,
    title,
    answers: Object.entries(answers).map(([answer, [question, ...paragraphs]]) => ({
      answer,
      question,
      paragraphs,
    })),
  }));
