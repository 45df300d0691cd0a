import { expect, test } from 'vitest';
import { cover, unknownNames } from '../../../scripts/requirements/cover.ts';
import { kindOf, proofOf } from '../../../scripts/requirements/find-proofs.ts';
import { namedLines } from '../../../scripts/requirements/named-lines.ts';
import { readLines } from '../../../scripts/requirements/read-lines.ts';
import { ofJourneys, ofStories, ofTests } from '../../../scripts/requirements/read-results.ts';
import { forWorkbench, report } from '../../../scripts/requirements/report.ts';

const lines = readLines('# Head\n\n- S1.1 Browse.\n- S1.2 Buy.\n- Z1 (S1.1) Two ways. Decided: one.\n');
const files: Record<string, string> = {
  'tests/unit/browse.test.ts': "import { calls } from './calls.ts';\ntest('browses', () => {});",
  'tests/unit/calls.ts': "export const calls = ['S1.1'];",
  'tests/e2e/buy.spec.ts': "test('buys (S1.2, Z1)', () => {});\ntest('waits', () => {});",
  'stories/pages/cart/CartPage.stories.tsx': '/** Full (S1.2). */',
  'tests/bench/rules.ts': 'S1.2',
};
const proofs = Object.keys(files).flatMap((file) => proofOf(file, (path) => files[path] ?? '') ?? []);

test('a text names numbers one by one and by rows; what only looks like one is none', () => {
  expect(namedLines('(S2.19, Z7)')).toEqual(['S2.19', 'Z7']);
  expect(namedLines('S8.38–S8.40')).toEqual(['S8.38', 'S8.39', 'S8.40']);
  expect(namedLines('[A-Z0-9] S3 AS1.2 Z0 ES2.1')).toEqual([]);
  expect(() => namedLines('S1.4–S2.3')).toThrow('is no row');
});

test('a line without a number, or with one that stands twice, is a fault', () => {
  expect(() => readLines('- Browse.')).toThrow('No number');
  expect(() => readLines('- S1.1 Browse.\n- S1.1 Buy.')).toThrow('S1.1 stands twice');
});

test('tests, journeys and stories prove, with the tables that tests are made of; benches and helpers do not', () => {
  expect(proofs.map(({ file, ids }) => [file, ...ids])).toEqual([
    ['tests/unit/browse.test.ts', 'S1.1'],
    ['tests/e2e/buy.spec.ts', 'S1.2', 'Z1'],
    ['stories/pages/cart/CartPage.stories.tsx', 'S1.2'],
  ]);
  expect(kindOf('tests/e2e/buyer.ts')).toBeUndefined();
  expect(kindOf('tests/unit/scripts/requirements.test.ts')).toBeUndefined();
});

test('a line stands as its tests went: those that name it, or all of the file', () => {
  const journeys = ofJourneys({
    suites: [
      {
        specs: [
          { title: 'buys (S1.2, Z1)', file: 'buy.spec.ts', tests: [{ status: 'flaky' }] },
          { title: 'waits', file: 'buy.spec.ts', tests: [{ status: 'unexpected' }] },
        ],
      },
    ],
  });
  const standings = cover(lines, proofs, journeys).map(({ id, standing }) => [id, standing]);
  expect(standings).toEqual([
    ['S1.1', 'named'],
    ['S1.2', 'passed'],
    ['Z1', 'passed'],
  ]);
  const failing = [{ file: 'tests/unit/browse.test.ts', title: 'browses', passed: false }];
  expect(cover(lines, proofs, failing)[0]?.standing).toBe('failed');
  expect(cover(lines, [], journeys)[0]?.standing).toBe('none');
});

test('results are read as each runner writes them', () => {
  const assertionResults = [
    { fullName: 'cart 1 pages/cart/CartPage › Full play-test', status: 'passed' },
    { fullName: 'x', status: 'pending' },
  ];
  const written = { testResults: [{ name: '/mall/tests/unit/a.test.ts', assertionResults }] };
  expect(ofTests(written, '/mall').map(({ file }) => file)).toEqual(['tests/unit/a.test.ts']);
  expect(ofStories(written)[0]?.file).toBe('stories/pages/cart/CartPage.stories.tsx');
});

test('what nothing proves is listed and counted; a number that nobody asked for is a fault', () => {
  const said = report(cover(lines, proofs.slice(0, 1), []));
  expect(said[0]).toMatch(/^without any: S1\.2 +Buy\./);
  expect(said.at(-1)).toBe('3 requirements: 0 passed, 1 named, not run here, 0 failed, 2 without any');
  expect(unknownNames(lines.slice(0, 1), proofs)).toContain('Z1 in tests/e2e/buy.spec.ts is no requirement');
});

test('the page of the workbench says the same whatever was run', () => {
  const failing = [{ file: 'tests/unit/browse.test.ts', title: 'browses', passed: false }];
  expect(forWorkbench(cover(lines, proofs, failing))).toEqual(forWorkbench(cover(lines, proofs, [])));
});
