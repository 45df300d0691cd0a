import { languageTags, type Language } from '#service/domain/language.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';

/** Units in Russian; the other languages use the international symbols. */
const russianUnits: Record<string, string> = {
  W: 'Вт',
  kW: 'кВт',
  V: 'В',
  J: 'Дж',
  K: 'К',
  Ω: 'Ом',
  Ah: 'А·ч',
  Nm: 'Н·м',
  lm: 'лм',
  dB: 'дБ',
  MP: 'Мп',
  'MB/s': 'МБ/с',
  kg: 'кг',
  g: 'г',
  L: 'л',
  ml: 'мл',
  m: 'м',
  cm: 'см',
  mm: 'мм',
  'm²': 'м²',
  'mm²': 'мм²',
  'mm/m': 'мм/м',
  'm²/L': 'м²/л',
  h: 'ч',
  s: 'с',
};

const unit = /(?<=\d )[\p{L}Ω][\p{L}²/]*$/u;
/** A decimal fraction that is no part of a name, such as PM2.5 or f/1.8. */
const fraction = /(?<![\p{L}/])\d+\.\d+/gu;

function figureIn(figure: string, language: Language): string {
  const written = figure.replaceAll(fraction, (digits) =>
    new Intl.NumberFormat(languageTags[language], {
      minimumFractionDigits: digits.length - digits.indexOf('.') - 1,
      useGrouping: false,
    }).format(Number(digits)),
  );
  if (language === 'ru') return written.replace(unit, (sign) => russianUnits[sign] ?? sign);
  if (language === 'tr') return written.replace(/^(.+) %$/, '%$1').replace(/ h$/, ' sa');
  return written;
}

/** A value without words, such as "0.5–1.5 m", as each language writes numbers and units; names of makers stay as they are. */
export const figureText = (figure: string): Required<LocalisedText> => ({
  en: figure,
  zh: figureIn(figure, 'zh'),
  tr: figureIn(figure, 'tr'),
  ru: figureIn(figure, 'ru'),
  pt: figureIn(figure, 'pt'),
});
