import type { Language } from '#service/domain/language.ts';
import { readData } from './catalogue.ts';

type Words = Record<string, Record<Exclude<Language, 'en'>, string>>;

/** Translations of specifications and options by their English text. A value that is missing here needs none ("5 W"). */
export type Dictionary = { names: Words; values: Words };

export const readDictionary = () => readData('dictionary.json') as Dictionary;
