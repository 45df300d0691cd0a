/**
 * Compares the screens that journeys have opened in their last run with those that are recorded of them, by which a change
 * of a screen finds its journeys (decision 38). `--write` adds them to the record.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type JourneyReport, specsOf } from './flaked-journeys.ts';
import { cameKind, type Opened, openedFile, openedKind, readOpened } from './reach/opened-screens.ts';
import { resultFiles } from './requirements/read-results.ts';

if (!existsSync(resultFiles.journey)) {
  console.log('No journey was walked: what they open is as it is recorded.');
  process.exit(0);
}
/** What differs from run to run is recorded when it is written, and not asked for when it is compared. */
const writes = process.argv.includes('--write');
const kinds = writes ? [openedKind, cameKind] : [openedKind];
const walked: Opened = {};
const { suites } = JSON.parse(readFileSync(resultFiles.journey, 'utf8')) as JourneyReport;
for (const { file: name, tests } of suites.flatMap(specsOf)) {
  const file = `tests/e2e/${name}`;
  const folders = tests
    .flatMap(({ annotations = [] }) => annotations.filter(({ type }) => kinds.includes(type)))
    .flatMap(({ description = '' }) => description.split(' ').filter(Boolean));
  walked[file] = [...new Set([...(walked[file] ?? []), ...folders])].toSorted();
}

const recorded = readOpened();
if (writes) {
  // A screen stays recorded until its line is taken out by hand.
  const all: Opened = { ...recorded };
  for (const [file, folders] of Object.entries(walked))
    all[file] = [...new Set([...(recorded[file] ?? []), ...folders])].toSorted();
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
