import type { MessageFormatElement } from 'react-intl';
import type { Language } from './languages.ts';

export type Catalogue = Record<string, MessageFormatElement[]>;

/** As compiled: plain words are strings, all else is parsed already, so that no parser is loaded. */
export type Compiled = Record<string, string | MessageFormatElement[]>;

/**
 * The words that a member's screen has besides those of the first view, those that only screens of orders have, and those
 * of parts that come when they are asked for.
 */
export const catalogueParts = ['rest', 'orders', 'late'] as const;
export type CataloguePart = (typeof catalogueParts)[number];

const literal = 0;
const files = import.meta.glob<Compiled>('./compiled/{rest,orders,late}/*.json', { import: 'default' });

/** The key of a catalogue in the build's manifest. */
export const catalogueModule = (language: Language, part: CataloguePart) =>
  `src/i18n/compiled/${part}/${language}.json`;

/** A compiled catalogue as the formatter takes it. */
export const unpacked = (compiled: Compiled): Catalogue =>
  Object.fromEntries(
    Object.entries(compiled).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  );

/** The words of one language. */
export const loadCatalogue = async (language: Language, part: CataloguePart): Promise<Catalogue> =>
  unpacked((await files[`./compiled/${part}/${language}.json`]?.()) ?? {});
