/** Says no when what is made of the contract is older than the contract: nothing stale is tested, typed or shown. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'openapi';
const made = ['contract.gen.json', 'schema.gen.ts'];

const times = (names: string[]) =>
  names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** Throws with the command that mends it; runs before all tests. */
export function setup() {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.yaml') || name === 'mobile-numbers.json',
  );
  if (Math.min(...times(made)) < Math.max(...times(written))) {
    throw new Error('What is made of openapi/ is missing or stale: run "npm run gen"');
  }
}

if (process.argv[1]?.endsWith('fresh-contract.ts')) setup();
