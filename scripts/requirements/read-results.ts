import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { ProofKind } from './find-proofs.ts';

/** How a test went, with the file that it stands in and its full title. */
export type Result = { file: string; title: string; passed: boolean };

type JestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};

/** Where each check leaves its results; what is skipped is no result. */
export const resultFiles: Record<ProofKind, string> = {
  test: 'coverage/tests.json',
  journey: 'coverage/journeys.json',
  story: 'coverage/stories.json',
};

/** Vitest names files from the root of the machine. */
export const ofTests = ({ testResults }: JestReport, root = process.cwd()): Result[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative(root, name),
        title: fullName,
        passed: status === 'passed',
      })),
  );

/** Playwright names files from the folder of its tests; a journey that passed at the second walk has passed. */
export const ofJourneys = (suite: Suite): Result[] => [
  ...(suite.suites ?? []).flatMap(ofJourneys),
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ file: `tests/e2e/${file}`, title, passed: status !== 'unexpected' })),
  ),
];

/** The runner of stories says `pages/cart/CartPage › Default`, several files at once (`story-index.ts`): the path is the first word that has a room. */
export const ofStories = (report: JestReport): Result[] =>
  ofTests(report).map(({ title, passed }) => ({
    file: `stories/${/[\w-]+(?:\/[\w-]+)+(?= ›)/.exec(title)?.[0] ?? ''}.stories.tsx`,
    title,
    passed,
  }));

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** What is known of the last run of each check; nothing of one that left no results here. */
export const readResults = (): Result[] => [
  ...(existsSync(resultFiles.test) ? ofTests(read(resultFiles.test)) : []),
  ...(existsSync(resultFiles.journey) ? ofJourneys(read(resultFiles.journey)) : []),
  ...(existsSync(resultFiles.story) ? ofStories(read(resultFiles.story)) : []),
];
