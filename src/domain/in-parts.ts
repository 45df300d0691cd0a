/** How many ids one call takes at most. */
const idsMax = 50;

/** A list in parts that one call takes each. */
export const inParts = <T>(all: readonly T[], most = idsMax): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
