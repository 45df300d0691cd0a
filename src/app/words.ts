import {
  type Catalogue,
  type CataloguePart,
  catalogueParts,
  type Compiled,
  loadCatalogue,
  unpacked,
} from '#src/i18n/message-files.ts';
import { wantedCode } from '#src/domain/late-code.ts';
import type { Language } from '#src/i18n/languages.ts';

let bring: (part: CataloguePart) => Promise<unknown> = () => Promise.resolve();

/** Loads the messages of a screen besides those of the first view; resolves at once on the server, which has all. */
export const screenWords = (parts: readonly CataloguePart[]): Promise<unknown> =>
  Promise.all(parts.map((part) => bring(part)));

/** Loads all messages, also those of parts that hydrate later or are loaded on demand. */
export const allWords = (): Promise<unknown> => screenWords(catalogueParts);

/** The messages of this tab: those of the first view, extended when further ones are loaded. */
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
