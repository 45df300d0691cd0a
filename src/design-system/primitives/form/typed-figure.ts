import type { IntlShape } from 'react-intl';

const pointOf = (intl: Pick<IntlShape, 'formatNumberToParts'>) =>
  intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** The whole number that a reader typed in the habit of the language: "12 490,50" is 12490 in Russian; undefined without figures. */
export function typedFigure(intl: Pick<IntlShape, 'formatNumberToParts'>, text: string): number | undefined {
  const [whole = ''] = text.split(pointOf(intl));
  const figures = whole.replaceAll(/\D/g, '');
  return figures ? Number(figures) : undefined;
}
