/** A figure, a blank, and the short word that it belongs to: "1.7 L", "45 W", "10 000 мАч". */
const figureAndUnit = /(?<=\d) (?=\p{L}{1,3}(?!\p{L}))/gu;

/**
 * A product's name as it is shown where lines break: a figure stays on one line with its unit, by a no-break space. Only for
 * what is read on the page; addresses, searches and data keep the name as it is.
 */
export const unbroken = (name: string): string => name.replaceAll(figureAndUnit, '\u00a0');
