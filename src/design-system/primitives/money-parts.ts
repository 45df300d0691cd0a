import type { IntlShape } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';

const minorUnits = 100;
const noBreakSpace = '\u00a0';

/** How a currency is written: our symbol, and the decimals that people see. */
export const currencyLook: Record<Money['currency'], { symbol: string; decimals: 0 | 2 }> = {
  LKR: { symbol: 'Rs', decimals: 0 },
  CNY: { symbol: '¥', decimals: 2 },
  LAK: { symbol: '₭', decimals: 0 },
  TRY: { symbol: '₺', decimals: 2 },
};

/** An amount in pieces: sign, figure, decimals with their separator, whether the symbol comes last, and the plain text. */
export function moneyParts(
  intl: Pick<IntlShape, 'formatNumberToParts' | 'locale'>,
  { amount, currency }: Money,
) {
  const { symbol, decimals } = currencyLook[currency];
  const parts = intl.formatNumberToParts(amount / minorUnits, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  const text = (types: string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  const sign = text(['minusSign']).replace('-', '−');
  const whole = text(['integer', 'group']);
  const fraction = text(['decimal', 'fraction']);
  const symbolLast = intl.locale.startsWith('ru');
  // Letters need air before the figure ("Rs 800"), signs do not ("¥289.00").
  const before = symbol.length > 1 ? `${symbol}${noBreakSpace}` : symbol;
  const figure = `${whole}${fraction}`;
  const plain = sign + (symbolLast ? `${figure}${noBreakSpace}${symbol}` : `${before}${figure}`);
  return { sign, whole, decimals: fraction, symbolLast, plain };
}
