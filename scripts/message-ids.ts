const declared = /\bid(?:: '|=")([a-zA-Z]+(?:\.[a-zA-Z0-9_]+)+)['"]/g;

/** The ids of the messages that a source declares. */
export const messageIdsIn = (source: string): string[] =>
  [...source.matchAll(declared)].map(([, id = '']) => id);
