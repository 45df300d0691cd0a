import { type Catalogue, loadCatalogue } from '#src/i18n/catalogue.ts';
import { wantedCode } from '#src/domain/late-code.ts';
import type { Language } from '#src/i18n/languages.ts';

let rest: () => Promise<unknown> = () => Promise.resolve();

/** Waits for the words that a browsing page's first view does without; at once on the server, which has them all. */
export const restOfWords = (): Promise<unknown> => rest();

/** The words of this tab: those of the first view, to which the rest is added when somebody asks for it. */
export async function openWords(language: Language): Promise<Catalogue> {
  const messages: Catalogue = {};
  let coming: Promise<unknown> | undefined;
  rest = () => {
    coming ??= wantedCode(() => loadCatalogue(language, 'rest')).then((words) =>
      Object.assign(messages, words),
    );
    return coming;
  };
  return Object.assign(messages, await loadCatalogue(language, 'first'));
}
