import type { Choices, Use } from './choices.ts';
import { choicesOfCards } from './choices-of-cards.ts';
import { choicesOfPrimitives } from './choices-of-primitives.ts';
import { choicesOfSmallThings } from './choices-of-small-things.ts';

export const choices: Choices = { ...choicesOfPrimitives, ...choicesOfSmallThings, ...choicesOfCards };

/** What is said of a component, with those that it is mistaken for. */
export function nearTo(name: string): { use: Use; group: string; others: string[] } | undefined {
  for (const [group, members] of Object.entries(choices)) {
    const use = members[name];
    if (use) return { use, group, others: Object.keys(members).filter((other) => other !== name) };
  }
  return undefined;
}
