import { cloneElement, isValidElement } from 'react';
import { longTexts } from '#mocks/fixtures/hostile.ts';
import type { Language } from '#src/i18n/languages.ts';

/** A shorter beginning of a long text may be anything. */
const least = 40;

let language: Language = 'en';

/** From now on long texts are of this language. */
export const setLongText = (next: Language) => {
  language = next;
};

/** The long text of the language that the story is in: for what a story's mocks answer. */
export const longText = (): string => longTexts[language];

const isRecord = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

function words(text: string): string {
  if (text.includes(longTexts.en)) return text.replaceAll(longTexts.en, longText());
  return text.length >= least && longTexts.en.startsWith(text) ? longText().slice(0, text.length) : text;
}

/** The same with every long text in the language of the story, also within records and elements. */
export function withLongText<Value>(value: Value): Value;
export function withLongText(value: unknown): unknown {
  if (language === 'en') return value;
  if (typeof value === 'string') return words(value);
  if (isValidElement<object>(value)) return cloneElement(value, withLongText(value.props));
  if (typeof value !== 'object' || value === null || !isRecord(value)) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withLongText(one));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withLongText(field)]));
}
