import { fallbackLanguage, type Language, languages } from './languages.ts';

/** English stands in the code, so only its catalogue may lack a message; any other fault is ours and must be seen. */
function report(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

/** How words, dates and figures of a language are written, the same in the browser and on the server. */
export const intlConfig = (language: Language) => ({
  locale: languages[language].formats,
  defaultLocale: languages[fallbackLanguage].formats,
  onError: report,
});
