import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownNumbers, unexplained } from './cited-numbers.ts';
import { files, text } from './source.ts';

const known = knownNumbers();
/** Texts about the numbers themselves make some up. */
const samples = /^tests\/(unit\/(tools|scripts)|structure)\//;
const citing = ['src', 'service', 'mocks', 'stories', '.storybook', 'scripts', 'tests', 'openapi', 'docs']
  .flatMap((folder) => files(folder, '.ts', '.tsx', '.mjs', '.mdx', '.yaml', '.md', '.txt'))
  .concat('README.md')
  .filter((file) => !samples.test(file));

test('every number that is cited (S…, Z…, D…, decision …) has a line that explains it', () => {
  expect(citing.flatMap((file) => unexplained(file, text(file), known))).toEqual([]);
});

test('no file points into a document that is not in the repository', () => {
  const outside = /\(?\b(?:api|spec|reliability|architecture|screens|anchors)\.md\b/;
  const pointing = citing.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, at) => (outside.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(pointing).toEqual([]);
});

test('a number without a line is found, with its file and line', () => {
  const source =
    '/** Adds once (D13). */\n// Why: D99, S2.999, decision 9999 (S5.1).\n<path d="M1 2 S99 4" />';
  expect(unexplained('src/a.ts', source, known)).toEqual([
    'src/a.ts:2: D99 has no line in docs/api-decisions.md',
    'src/a.ts:2: S2.999 has no line in docs/requirements.md',
    'src/a.ts:2: decision 9999 has no line in docs/decisions',
  ]);
});

test.each(readdirSync('docs/decisions'))('%s has its date, its status and what was rejected', (name) => {
  const record = text(`docs/decisions/${name}`);
  const head = `docs/decisions/${name} needs the line "Date: YYYY-MM-DD · Status: accepted" below its title`;
  expect(record, head).toMatch(/^# .+\n\nDate: \d{4}-\d{2}-\d{2} · Status: \S/);
  expect(record, `docs/decisions/${name} does not say what was rejected, and why`).toMatch(/\brejected\b/i);
});
