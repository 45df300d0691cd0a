/**
 * Writes src/i18n/messages/en.json from the code of storefront and service, and takes what no code says any more out of the other
 * languages' files. `--check` says no when the English file is stale.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { languageCodes } from '../src/i18n/languages.ts';

const file = 'src/i18n/messages/en.json';
const extracted = execFileSync(
  'node_modules/.bin/formatjs',
  [
    'extract',
    'src/**/*.{ts,tsx}',
    'service/**/*.ts',
    '--ignore',
    '**/*.d.ts',
    '--format',
    'simple',
    '--throws',
  ],
  { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
);
const messages = JSON.parse(extracted) as Record<string, string>;
const sorted = Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const text = `${JSON.stringify(sorted, null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: run "npm run messages"`);
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
  for (const code of languageCodes.filter((one) => one !== 'en')) {
    const other = `src/i18n/messages/${code}.json`;
    const words = Object.entries(JSON.parse(readFileSync(other, 'utf8')) as Record<string, string>);
    const said = words.filter(([id]) => id in messages);
    if (said.length === words.length) continue;
    writeFileSync(other, `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`);
    const gone = words.map(([id]) => id).filter((id) => !(id in messages));
    console.log(`${other}: taken out, since no code says it: ${gone.join(', ')}`);
  }
}
console.log(`${Object.keys(sorted).length} messages`);
