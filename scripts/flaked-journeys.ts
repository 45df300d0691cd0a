type Run = {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** What the journey says of itself besides its result. */
  annotations?: { type: string; description?: string }[];
};
type Suite = { specs: { title: string; file: string; tests: Run[] }[]; suites?: Suite[] };

/** What Playwright's `json` reporter writes, as far as it is read here. */
export type JourneyReport = { suites: Suite[] };

/** All journeys of a suite, those of the suites in it, too. */
export const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Adds up the runs of each journey, which Playwright lists one by one: how many there were, and those that failed at least once. */
export function flakedJourneys({ suites }: JourneyReport) {
  const byName = new Map<string, { name: string; failed: number; of: number }>();
  for (const { title, file, tests } of suites.flatMap(specsOf)) {
    for (const { projectName, status } of tests) {
      if (status === 'skipped') continue;
      const name = `[${projectName}] ${file} › ${title}`;
      const { failed, of } = byName.get(name) ?? { failed: 0, of: 0 };
      byName.set(name, { name, failed: failed + Number(status !== 'expected'), of: of + 1 });
    }
  }
  const all = [...byName.values()];
  return {
    journeys: all.length,
    runs: all.reduce((sum, { of }) => sum + of, 0),
    unsteady: all.filter(({ failed }) => failed > 0),
  };
}
