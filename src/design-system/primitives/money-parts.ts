import type { IntlShape } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';

const minorUnits = 100;

/** How a currency is written: our symbol, and the decimals that people see. */
export const currencyLook: Record<Money['currency'], { symbol: string; decimals: 0 | 2 }> = {
  LKR: { symbol: 'Rs', decimals: 0 },
  CNY: { symbol: '¥', decimals: 2 },
  LAK: { symbol: '₭', decimals: 0 },
  TRY: { symbol: '₺', decimals: 2 },
};

/** An amount in pieces: figure, decimals with their separator, whether the symbol comes last, and the plain text. */
export function moneyParts(intl: Pick<IntlShape, 'formatNumberToParts' | 'locale'>, { amount, currency }: Money) {
  const { symbol, decimals } = currencyLook[currency];
  const parts = intl.formatNumberToParts(amount / minorUnits, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const text = (types: string[]) =>
    parts.filter(({ type }) => types.includes(type)).map(({ value }) => value).join('');
  const fraction = text(['decimal', 'fraction']);
  const whole = text(['minusSign', 'integer', 'group']);
  const symbolLast = intl.locale.startsWith('ru');
  const plain = symbolLast ? `${whole}${fraction}\u00a0${symbol}` : `${symbol}\u00a0${whole}${fraction}`;
  return { whole, decimals: fraction, symbolLast, plain };
}
