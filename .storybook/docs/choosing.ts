import { choicesOfCards } from './choices-of-cards.ts';
import { choicesOfPrimitives } from './choices-of-primitives.ts';

/** When a component is right and when another is; both go on from "Use it …" and "Not …". */
export type Use = { when: string; not: string };

/** Components that stand near each other, by the question that they answer. */
export type Choices = Record<string, Record<string, Use>>;

export const choices: Choices = { ...choicesOfPrimitives, ...choicesOfCards };

/** What is said of a component, with those that it is mistaken for. */
export function nearTo(name: string): { use: Use; group: string; others: string[] } | undefined {
  for (const [group, members] of Object.entries(choices)) {
    const use = members[name];
    if (use) return { use, group, others: Object.keys(members).filter((other) => other !== name) };
  }
  return undefined;
}
