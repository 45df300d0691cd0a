/** One number, or the first and the last of a row of them: S8.38, S8.38–S8.40. */
const number = /(?<![\w.-])(?:S(\d+)\.(\d+)(?:–S(\d+)\.(\d+))?|Z([1-9]\d*))(?![\w.]*\w)/g;

/** The numbers of requirements that a text names, each once. A row from one to another of the same section names all between. */
export function namedLines(text: string): string[] {
  const named = new Set<string>();
  for (const [, section, first, lastSection, last, decision] of text.matchAll(number)) {
    if (decision) named.add(`Z${decision}`);
    else if (!last) named.add(`S${section}.${first}`);
    else if (section !== lastSection)
      throw new Error(`S${section}.${first}–S${lastSection}.${last} is no row`);
    else for (let at = Number(first); at <= Number(last); at += 1) named.add(`S${section}.${at}`);
  }
  return [...named];
}
