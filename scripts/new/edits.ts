import { mark, type Change, RecipeFault } from './change.ts';

/** Puts a text before the first place that fits; `file` is named where there is none. */
export const before =
  (file: string, place: RegExp, added: string) =>
  (text: string): string => {
    const at = text.search(place);
    if (at < 0) throw new RecipeFault(`${file} has no place for the new line (${place.source})`);
    return text.slice(0, at) + added + text.slice(at);
  };

/** Puts a text behind the first place that fits. */
export const behind =
  (file: string, place: RegExp, added: string) =>
  (text: string): string => {
    const found = place.exec(text);
    if (!found) throw new RecipeFault(`${file} has no place for the new line (${place.source})`);
    const at = found.index + found[0].length;
    return text.slice(0, at) + added + text.slice(at);
  };

/** Puts an import above the others. */
export const importing = (line: string) => (text: string) => `${line}\n${text}`;

/** Puts a row among those that begin alike, by the alphabet. */
export const row = (start: string, added: string) => (text: string) => {
  const lines = text.split('\n');
  const alike = lines.flatMap((line, at) => (line.startsWith(start) ? [at] : []));
  const later = alike.find((at) => (lines[at] ?? '') > added);
  lines.splice(later ?? (alike.at(-1) ?? lines.length - 2) + 1, 0, added);
  return lines.join('\n');
};

const translators = ['zh', 'ru', 'tr', 'pt'];

/** Writes a message into the five languages: English as given, the others marked for the translator. */
export const words = (id: string, english: string): Change[] =>
  ['en', ...translators].map((language) => ({
    file: `src/i18n/messages/${language}.json`,
    edit: (text) => {
      const messages = JSON.parse(text) as Record<string, string>;
      if (id in messages) throw new RecipeFault(`the message ${id} is there already`);
      messages[id] = language === 'en' || english.startsWith(mark) ? english : `${mark} ${english}`;
      const sorted = Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    },
  }));

/** `VoucherCard` as `voucherCard`. */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** `VoucherCard` or `voucherCard` as `voucher-card`. */
export const kebab = (name: string) => camel(name).replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
/** `voucher-card` as `VoucherCard`. */
export const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_all, one: string) => one.toUpperCase());
