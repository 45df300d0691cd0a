/** Prints the JavaScript and CSS that each screen loads before interaction, and fails when one is over its budget. */
import { readFileSync, statSync } from 'node:fs';
import { browsing as browsingScreens, ordered as orderedScreens } from './first-files.ts';

type Entry = { file: string; name?: string; css?: string[]; imports?: string[]; isEntry?: boolean };

const kib = 1024;
const scriptBudget = 110 * kib;
const styleBudget = 20 * kib;
/** Account screens bring forms and dialogs; they are opened by readers who are already here, and come in few files rather than few bytes. */
const accountBudget = 200 * kib;
/** What a first touch brings: on a slow line each six files are a way there and back. */
const touchedBudget = { bytes: 64 * kib, files: 14 };
const screensOf = (folders: string[]) => new RegExp(`pages/(${folders.join('|')})/`);
const browsing = screensOf(browsingScreens);
const ordered = screensOf(orderedScreens);

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Entry>;
const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const wordsOf = (screen: string) =>
  (browsing.test(screen) ? [] : ordered.test(screen) ? ['rest', 'orders'] : ['rest']).map(
    (part) => `src/i18n/compiled/${part}/en.json`,
  );

const named = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name);
/** What every page fetches once it has loaded: some screens need a part of it, none brings it. */
const atOnce = new Set(named('at-once').map((key) => manifest[key]?.file));

function filesOf(keys: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    if (!atOnce.has(entry.file)) scripts.add(entry.file);
    entry.css?.forEach((file) => styles.add(file));
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

const compressed = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(`dist/client/${file}.br`).size, 0);
const shown = (bytes: number) => `${(bytes / kib).toFixed(1).padStart(7)} KiB`;

const screens = Object.keys(manifest)
  .filter((key) => /^src\/pages\/.*\.route\.ts$/.test(key))
  .toSorted();
let over = 0;
for (const key of screens) {
  const { scripts, styles } = filesOf([entryKey, ...wordsOf(key), key]);
  const script = compressed(scripts);
  const style = compressed(styles);
  const budget = browsing.test(key) ? scriptBudget : accountBudget;
  const fits = script <= budget && style <= styleBudget;
  if (!fits) over += 1;
  console.log(
    `${fits ? ' ' : '!'} ${key.padEnd(52)} js ${shown(script)}  css ${shown(style)}  files ${scripts.length + styles.length}`,
  );
}
const alive = new Set(filesOf([entryKey, ...screens.filter((key) => browsing.test(key))]).scripts);
for (const part of ['home', 'list', 'product']) {
  const keys = named(part);
  const brought = filesOf([...named('frame'), ...keys]).scripts.filter((file) => !alive.has(file));
  const bytes = compressed(brought);
  const fits = keys.length > 0 && bytes <= touchedBudget.bytes && brought.length <= touchedBudget.files;
  if (!fits) over += 1;
  console.log(
    `${fits ? ' ' : '!'} ${`first touch: ${part}`.padEnd(52)} js ${shown(bytes)}  files ${brought.length}`,
  );
}
if (screens.length === 0 || over > 0) {
  console.error(screens.length === 0 ? 'No screen found in the build' : `${over} screens over budget`);
  process.exit(1);
}
