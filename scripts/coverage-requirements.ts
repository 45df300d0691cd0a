/**
 * Finds the tests, journeys and stories that name each numbered line of docs/requirements.md, with how they went where their
 * checks left results (`npm run verify`); prints the lines without any and fails where there is one, or where one failed.
 * `--all` prints every line with its proofs; `--write` makes the file that the workbench's page is made of, and judges nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cover, unknownNames } from './requirements/cover.ts';
import { findProofs } from './requirements/find-proofs.ts';
import { readLines } from './requirements/read-lines.ts';
import { readResults } from './requirements/read-results.ts';
import { everyLine, forWorkbench, report } from './requirements/report.ts';

const page = '.storybook/made/requirements.json';

const lines = readLines(readFileSync('docs/requirements.md', 'utf8'));
const proofs = findProofs();
if (process.argv.includes('--write')) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, `${JSON.stringify(forWorkbench(cover(lines, proofs, [])), null, 1)}\n`);
  process.exit(0);
}
const covered = cover(lines, proofs, readResults());
const unknown = unknownNames(lines, proofs);
if (process.argv.includes('--all')) console.log(everyLine(covered).join('\n'));
console.log([...unknown, ...report(covered)].join('\n'));
const wrong = covered.some(({ standing }) => standing === 'none' || standing === 'failed');
process.exit(wrong || unknown.length > 0 ? 1 : 0);
