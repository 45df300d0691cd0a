import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { shareOffText } from '#src/design-system/primitives/text/share-off.ts';
import { languages } from '#src/i18n/languages.ts';
import english from '#src/i18n/messages/en.json';
import { languageOf, wordsOf } from './languages.ts';
import { type Ids, saidByService, type Texts } from './words.gen.ts';

type Asked = keyof Texts | keyof Ids;
type Names<What> = What extends keyof Texts ? Texts[What] : What extends keyof Ids ? Ids[What] : never;
type Value = string | number | Date;
type Values<What> = [Names<What>] extends [never] ? [] : [Record<Names<What>, Value>];

let intl: IntlShape | undefined;
let words: ReturnType<typeof wordsOf> = {};

/** A message is handed over whole, so that its id is always missing; a missing value is a fault of the play. */
function report(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

/** From now on the words are asked for in this language of the toolbar, which was learnt; dates are those of the zone. */
export function speak(language: unknown, timeZone: string) {
  words = wordsOf(language);
  const locale = languages[languageOf(language)].formats;
  intl = createIntl({ locale, defaultLocale: locale, timeZone, onError: report });
}

/** What the story that plays formats with: for amounts, dates and figures in its language. */
export function inStory(): IntlShape {
  if (!intl) throw new Error('Words are asked for in a play: no story plays yet');
  return intl;
}

const ids = new Map<string, string[]>();
for (const [id, text] of Object.entries(english))
  if (!saidByService.has(id)) ids.set(text, [...(ids.get(text) ?? []), id]);

function idOf(asked: string): string {
  if (Object.hasOwn(english, asked)) return asked;
  const [id, ...others] = ids.get(asked) ?? [];
  if (id === undefined) throw new Error(`No message of the mall says "${asked}"`);
  const other = others.find((one) => JSON.stringify(words[one]) !== JSON.stringify(words[id]));
  if (other) throw new Error(`"${asked}" is said in two ways, ask by id: ${id} or ${other}`);
  return id;
}

/** Testing Library reads every space as a plain one. */
const plainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

/** An amount as the story that plays writes it; also as a value of a message. */
export const sayAmount = (value: Money): string => plainSpaces(moneyParts(inStory(), value).plain);

/** A figure as the story that plays writes it. */
export const sayNumber = (...figure: Parameters<IntlShape['formatNumber']>): string =>
  plainSpaces(inStory().formatNumber(...figure));

/** A share that is taken off (whole per cent) as the story that plays writes it. */
export const sayShareOff = (percent: number): string => plainSpaces(shareOffText(inStory(), percent));

/** A day, or a moment in the time of the story's region: as "4 May 2026", or in parts. */
export const sayDate = (
  moment: string | number,
  parts: Parameters<IntlShape['formatDate']>[1] = { day: 'numeric', month: 'short', year: 'numeric' },
): string => plainSpaces(inStory().formatDate(moment, parts));

/** Time left in words: `sayTime({ hour: 2, minute: 14 })` is "2 hours, 14 minutes". */
export function sayTime(left: Partial<Record<'day' | 'hour' | 'minute' | 'second', number>>): string {
  const parts = Object.entries(left).map(([unit, value]) =>
    inStory().formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return inStory().formatList(parts, { type: 'unit' });
}

const untagged = (chunks: unknown[]) => chunks.join('');

function elementsOf(id: string): MessageFormatElement[] {
  const message = words[id] ?? (english as Record<string, string>)[id] ?? '';
  return typeof message === 'string' ? parse(message) : message;
}

function tagsIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element.value, ...tagsIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => tagsIn(value));
  });
}

function formatted(elements: MessageFormatElement[], values: Partial<Record<string, Value>>): string {
  const tags = Object.fromEntries(tagsIn(elements).map((tag) => [tag, untagged]));
  const said = inStory().formatMessage({ id: '-', defaultMessage: elements }, { ...tags, ...values });
  return plainSpaces(said);
}

/**
 * The words of a message in the language of the story that plays, asked for by their English text or by the message's id, with the
 * message's values: `say('Save')`, `say('Remove {name}', { name })`, `say('loginForm.logIn')`. Throws for words that no message says.
 */
export const say = <What extends Asked>(asked: What, ...[values]: Values<What>): string =>
  formatted(elementsOf(idOf(asked)), values ?? {});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Any text as an expression whose spaces match any other: for an amount or a figure in an accessible name. */
export const likeText = (text: string): RegExp => new RegExp(escaped(text));

function patternOf(elements: MessageFormatElement[], values: Partial<Record<string, Value>>): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.pound) return '[\\d\\s.,]+';
      if (element.type === TYPE.tag) return patternOf(element.children, values);
      if (element.value in values) return escaped(formatted([element], values));
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+';
      const ways = Object.values(element.options).map(({ value }) => patternOf(value, values));
      return `(?:${ways.join('|')})`;
    })
    .join('');
}

/**
 * The same as an expression, for words in a longer text or for values that do not matter: `like('Remove {name}')` finds what removes
 * anything. Any space matches any other, so that it also finds a name with figures of four digits and more.
 */
export const like = <What extends Asked>(
  asked: What,
  values: Partial<Record<Names<What>, Value>> = {},
): RegExp => new RegExp(patternOf(elementsOf(idOf(asked)), values));
