import type { IntlShape } from 'react-intl';
import { currencies, minorUnits } from '#openapi/currencies.ts';
import type { Money } from '#openapi/schema.gen.ts';

const noBreakSpace = '\u00a0';

/** An amount in pieces: sign, figure, decimals with their separator, whether the symbol comes last, and the plain text. */
export function moneyParts(
  intl: Pick<IntlShape, 'formatNumberToParts' | 'locale'>,
  { amount, currency }: Money,
) {
  const { symbol, displayDecimals: decimals } = currencies[currency];
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
