/** Where a product's name goes on with accessories, purpose or size, in each of the languages. */
const goesOn =
  /,|，|（|\(| (?:with|for|com|sem|para|с|со|для|без|из|на) |(?<=\p{Script=Han}) (?=[\p{Script=Han}\d])/u;

/** The part of a product's name that says what it is: "Palm-Size Pocket Drone" of "Palm-Size Pocket Drone with Camera". */
export const headOfName = (name: string): string => (name.split(goesOn)[0] ?? name).trim() || name;
