import cyrillic from '#src/design-system/tokens/fonts/geologica-cyrillic-wght-normal.woff2?url&no-inline';
import latinExtended from '#src/design-system/tokens/fonts/geologica-latin-ext-wght-normal.woff2?url&no-inline';
import accents from '#src/design-system/tokens/fonts/geologica-latin-accents-wght-normal.woff2?url&no-inline';
import basic from '#src/design-system/tokens/fonts/geologica-basic-latin-wght-normal.woff2?url&no-inline';
import type { Language } from '#src/i18n/languages.ts';

/** The font files that a page's first words need; ₺ and ₭ stand in the extended file, what English needs in the basic one. */
export function fontsOf(language: Language, regionCode: string): string[] {
  const extended = language === 'tr' || regionCode === 'tr' || regionCode === 'la';
  return [
    basic,
    ...(language === 'pt' || language === 'tr' ? [accents] : []),
    ...(language === 'ru' ? [cyrillic] : []),
    ...(extended ? [latinExtended] : []),
  ];
}
