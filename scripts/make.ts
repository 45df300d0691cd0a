/**
 * Makes what is generated or built (`outputs/output-list.ts`), each only where an input has changed or a file of it is
 * missing: `make.ts contract words`. `--anyway` makes those that are named in any case.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hashesOf } from './outputs/file-hashes.ts';
import { type Output, outputs } from './outputs/output-list.ts';
import { dateToNow, removeStamp, whyStale, writeStamp } from './outputs/output-stamp.ts';

/** `npm start` compares its clock with the sources'. */
const startedFile = 'dist/service/main.js';

async function inShell(command: string) {
  const child = spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`"${command}" failed`);
}

const seen = new Set<Output>();

async function make(output: Output, anyway = false) {
  if (seen.has(output)) return;
  seen.add(output);
  for (const name of output.needs ?? []) await make(outputs[name]);
  if (!anyway && !whyStale(output)) {
    dateToNow(output === outputs.shop ? [...output.files, startedFile] : output.files);
    console.log(`unchanged: ${output.title}`);
    return;
  }
  const began = Date.now();
  const made = hashesOf(output.inputs);
  removeStamp(output);
  for (const step of output.steps) await Promise.all([step].flat().map(inShell));
  writeStamp(output, made);
  console.log(`made: ${output.title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--anyway');
const isKnown = (word: string): word is keyof typeof outputs => Object.hasOwn(outputs, word);
try {
  for (const word of asked) {
    if (!isKnown(word)) throw new Error(`Made here are ${Object.keys(outputs).join(', ')}, not "${word}"`);
    await make(outputs[word], words.includes('--anyway'));
  }
} catch (fault) {
  console.error((fault as Error).message);
  process.exit(1);
}
