/**
 * `npm run test:faults`: what becomes of orders when the built shop, its database or its disk fails. Words choose among the faults
 * (`npm run test:faults -- kill stop`). A line for each; the last one is the verdict.
 */
import { existsSync } from 'node:fs';
import { postgresMissing } from '../service/postgres.ts';
import type { Fault, Outcome } from './fault.ts';
import { database } from './database.ts';
import { diskFull } from './disk-full.ts';
import { effects } from './effects.ts';
import { kill } from './kills.ts';
import { lease } from './leases.ts';
import { paymentKills } from './payments.ts';
import { processes } from './processes.ts';
import { stop } from './stops.ts';

const faults: Fault[] = [
  ...kill,
  ...database,
  ...diskFull,
  ...stop,
  ...processes,
  ...effects,
  ...lease,
  ...paymentKills,
];
const asked = process.argv.slice(2);
const names = [...new Set(faults.map(({ name }) => name))];
const unknown = asked.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}; there are: ${names.join(', ')}.`);
  process.exit(2);
}
if (!existsSync('dist/service/main.js') || !existsSync('dist/client/.vite/manifest.json')) {
  console.error('Faults are tried on the built shop: npm run build');
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

async function outcomeOf({ on, run }: Fault): Promise<Outcome> {
  if (on === 'PostgreSQL' && postgresMissing) return { held: undefined, line: postgresMissing };
  try {
    return await run();
  } catch (fault) {
    return { held: false, line: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

const counts = { held: 0, broken: 0, 'not tried': 0 };
for (const fault of faults.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const began = performance.now();
  const { held, line } = await outcomeOf(fault);
  const result = held === undefined ? 'not tried' : held ? 'held' : 'broken';
  counts[result] += 1;
  const mark = { held: '✓', broken: '✗', 'not tried': '–' }[result];
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const title = [fault.name, fault.on].filter(Boolean).join(', ');
  console.log(`${mark} ${title}: ${held === undefined ? 'not tried: ' : ''}${line} (${seconds} s)`);
}
console.log(`${counts.held} held, ${counts.broken} broken, ${counts['not tried']} not tried`);
process.exit(counts.broken === 0 ? 0 : 1);
