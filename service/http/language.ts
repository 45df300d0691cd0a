import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '#service/domain/language.ts';

/** The reader's language by Accept-Language; English when none of the five is asked for. */
export function languageOf(header: string | undefined): Language {
  if (!header || header.length > 400) return 'en';
  for (const { type, q } of parseAccept(header).toSorted((a, b) => b.q - a.q)) {
    const code = type.slice(0, 2).toLowerCase();
    if (q > 0 && isLanguage(code) && (type.length === 2 || type[2] === '-')) return code;
  }
  return 'en';
}
