import type { Language } from '#service/domain/language.ts';
import { readData } from './catalogue.ts';

type Words = Record<string, Record<Exclude<Language, 'en'>, string>>;

/** The other four languages of specifications and choices, by their English; what is not in it has no words in it. */
export type Dictionary = { names: Words; values: Words };

export const readDictionary = () => readData('dictionary.json') as Dictionary;
