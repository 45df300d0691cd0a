import type { IntlShape } from 'react-intl';

/**
 * A share that is taken off (whole per cent), in pieces, the sign or unit apart and small. Chinese names what is left to
 * pay in tenths, so 35 per cent off is "6.5 折"; where nothing is left to pay it says the share as other languages do.
 */
export function shareOff(
  { formatNumberToParts, locale }: Pick<IntlShape, 'formatNumberToParts' | 'locale'>,
  percent: number,
) {
  if (locale.startsWith('zh') && percent < 100) {
    const tenths = formatNumberToParts((100 - percent) / 10, { maximumFractionDigits: 1 });
    return [
      { text: tenths.map(({ value }) => value).join(''), small: false },
      { text: '\u00a0折', small: true },
    ];
  }
  return formatNumberToParts(percent / 100, { style: 'percent' }).map(({ type, value }) => ({
    text: value,
    small: type === 'percentSign',
  }));
}

/** The same in one piece, as a word of a sentence. */
export const shareOffText = (...asked: Parameters<typeof shareOff>): string =>
  shareOff(...asked)
    .map(({ text }) => text)
    .join('');
