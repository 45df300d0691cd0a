/** What became of one fault; a figure that is not there could not be tried, for a reason that is said. */
export type Outcome =
  | { held: true; line: string }
  | { held: false; line: string }
  | { held: undefined; line: string };

export type Fault = {
  /** By which it is chosen on the command line. */
  name: string;
  /** Which database, or none when it makes no difference. */
  on?: 'PGlite' | 'PostgreSQL';
  run(): Promise<Outcome>;
};

/** All of the promises hold, or these do not. */
export function judge(line: string, promises: Record<string, boolean>): Outcome {
  const broken = Object.entries(promises).flatMap(([promise, held]) => (held ? [] : [promise]));
  return broken.length === 0
    ? { held: true, line }
    : { held: false, line: `${line}; BROKEN: ${broken.join(', ')}` };
}
