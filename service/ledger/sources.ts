/**
 * How the causes of postings are named, once for each: `order:260504…:held`. An order holds its coins and wallet while it
 * waits for the rest of its money (`held`), spends them (`spent`), or gives them back (`back`); the desk gives (`desk`).
 */
export const orderSource = (orderNumber: string, step: 'held' | 'spent' | 'back') =>
  `order:${orderNumber}:${step}`;

export const deskSource = (id: string) => `desk:${id}`;
