/**
 * Compares the screens that journeys have opened in their last run with those that are recorded of them, by which a change
 * of a screen finds its journeys (decision 38). `--write` records them: those of the files that were walked, in whole.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Opened, openedFile, readOpened } from './reach/opened-screens.ts';
import { resultFiles } from './requirements/read-results.ts';

type Annotated = { annotations: { type: string; description?: string }[] };
type Suite = { suites?: Suite[]; specs?: { file: string; tests: Annotated[] }[] };

const openedIn = ({ suites = [], specs = [] }: Suite): [string, string[]][] => [
  ...suites.flatMap(openedIn),
  ...specs.map(({ file, tests }): [string, string[]] => [
    `tests/e2e/${file}`,
    tests
      .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'opened'))
      .flatMap(({ description = '' }) => description.split(' ').filter(Boolean)),
  ]),
];

if (!existsSync(resultFiles.journey)) {
  console.log('No journey was walked: what they open is as it is recorded.');
  process.exit(0);
}
const walked: Opened = {};
for (const [file, folders] of openedIn(JSON.parse(readFileSync(resultFiles.journey, 'utf8')) as Suite))
  walked[file] = [...new Set([...(walked[file] ?? []), ...folders])].toSorted();

const recorded = readOpened();
if (process.argv.includes('--write')) {
  const all: Opened = { ...recorded, ...walked };
  const files = Object.keys(all).filter((file) => existsSync(file));
  const sorted = Object.fromEntries(files.toSorted().map((file) => [file, all[file]]));
  writeFileSync(openedFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${openedFile} names the screens of ${files.length} files.`);
  process.exit(0);
}
const unknown = Object.entries(walked).flatMap(([file, folders]) => {
  const more = folders.filter((folder) => !recorded[file]?.includes(folder));
  return recorded[file] && more.length > 0 ? [`${file} opens ${more.join(', ')}`] : [];
});
const unrecorded = Object.keys(walked).filter((file) => !recorded[file]).length;
if (unrecorded > 0)
  console.log(`${unrecorded} files of journeys are not recorded: any change of a screen walks them.`);
for (const said of unknown) console.error(said);
if (unknown.length > 0)
  console.error(`${openedFile} does not say so: node --import tsx scripts/opened-screens.ts --write`);
process.exit(unknown.length > 0 ? 1 : 0);
