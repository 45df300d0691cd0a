/** A line of the specification: its number (S2.19, Z7) and what it says. */
export type Requirement = { id: string; says: string };

/** The numbered lines of docs/requirements.md, in their order. A number that stands twice is a fault, as is a list item without one. */
export function readLines(text: string): Requirement[] {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const found = /^- (S\d+\.\d+|Z\d+) (.+)$/.exec(line);
      if (!found) throw new Error(`No number begins the line "${line}"`);
      return { id: found[1] ?? '', says: found[2] ?? '' };
    });
  const twice = lines.find(({ id }, at) => lines.findIndex((one) => one.id === id) !== at);
  if (twice) throw new Error(`${twice.id} stands twice`);
  return lines;
}
