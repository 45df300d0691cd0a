/**
 * The parameters of a story that shows what happens (`Retries`, `GoesOn`), not how something stands: it may end anywhere,
 * and no picture is taken of it, here or by Chromatic.
 */
export const behaviour = { chromatic: { disableSnapshot: true } };
