/** When a component is right and when another is; both go on from "Use it …" and "Not …". */
export type Use = { when: string; not: string };

/** Components that stand near each other, by the question that they answer. */
export type Choices = Record<string, Record<string, Use>>;
