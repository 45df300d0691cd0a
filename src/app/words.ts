import {
  type Catalogue,
  type CataloguePart,
  catalogueParts,
  type Compiled,
  loadCatalogue,
  unpacked,
} from '#src/i18n/catalogue.ts';
import { wantedCode } from '#src/domain/late-code.ts';
import type { Language } from '#src/i18n/languages.ts';

let bring: (part: CataloguePart) => Promise<unknown> = () => Promise.resolve();

/** Waits for the words of a screen besides those of the first view; at once on the server, which has them all. */
export const screenWords = (parts: readonly CataloguePart[]): Promise<unknown> =>
  Promise.all(parts.map((part) => bring(part)));

/** Waits for all words: also for those of parts that sleep or come on demand. */
export const allWords = (): Promise<unknown> => screenWords(catalogueParts);

/** The words of this tab: those of the first view, to which others are added when somebody asks for them. */
export function openWords(language: Language, first: Compiled): Catalogue {
  const messages = unpacked(first);
  const coming = new Map<CataloguePart, Promise<unknown>>();
  bring = (part) => {
    const asked =
      coming.get(part) ??
      wantedCode(() => loadCatalogue(language, part)).then((words) => Object.assign(messages, words));
    coming.set(part, asked);
    return asked;
  };
  return messages;
}
