import { expect, test } from 'vitest';
import { flakedJourneys, type JourneyReport } from '../../../scripts/flaked-journeys.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped', projectName = 'wide') => ({
  title,
  file: 'buy.spec.ts',
  tests: [{ projectName, status }],
});

test('runs of a journey are added up by browser, and what failed once is told from what never passed', () => {
  const report: JourneyReport = {
    suites: [
      {
        specs: [spec('buys', 'expected'), spec('buys', 'unexpected'), spec('buys', 'expected', 'phone')],
        suites: [
          { specs: [spec('pays', 'unexpected'), spec('pays', 'unexpected'), spec('waits', 'skipped')] },
        ],
      },
    ],
  };
  expect(flakedJourneys(report)).toEqual({
    journeys: 3,
    runs: 5,
    unsteady: [
      { name: '[wide] buy.spec.ts › buys', failed: 1, of: 2 },
      { name: '[wide] buy.spec.ts › pays', failed: 2, of: 2 },
    ],
  });
});
