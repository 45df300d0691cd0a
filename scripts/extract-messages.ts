/** Writes src/i18n/messages/en.json from the code of storefront and service. `--check` says no when the file is stale. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

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
} else writeFileSync(file, text);
console.log(`${Object.keys(sorted).length} messages`);
