import { readData } from './catalogue.ts';

/** Synonyms in Chinese, Turkish, Russian and Portuguese, by an English word of the product's name. */
export type SearchWords = Record<string, string[]>;

export const readSearchWords = () => readData('search-words.json') as SearchWords;
