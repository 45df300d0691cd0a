import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileHashes, hashesOf, sizesHashOf } from './file-hashes.ts';
import type { Output } from './output-list.ts';

/** Of what an output was made, and what came of it. */
type Stamp = { inputs: FileHashes; steps: string; sizes: string | undefined };

type Stamped = Pick<Output, 'title' | 'inputs' | 'files' | 'stamp' | 'steps' | 'command'>;

const readStamp = (file: string): Stamp | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
};

const changedBetween = (before: FileHashes, now: FileHashes) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file]);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** So many changed files are named. */
const named = 3;

/**
 * Why an output is not of these sources, in a sentence that ends with the command that makes it; nothing where it is:
 * its files are there as they were made, and every input holds what it held then. Clocks of files say nothing here.
 */
export function whyStale({ title, inputs, files, stamp, steps, command }: Stamped): string | undefined {
  const first = `; first run ${command}`;
  if (files.some((path) => !existsSync(path))) return `There is no build of ${title}${first}`;
  const known = readStamp(stamp);
  if (!known) return `Nothing says of which code ${title} was made${first}`;
  if (known.sizes !== sizesHashOf(files, stamp)) return `Files of ${title} were changed or removed${first}`;
  const changed = changedBetween(known.inputs, hashesOf(inputs));
  if (changed.length > 0) {
    const others = changed.length > named ? ` and ${changed.length - named} more` : '';
    return `${sentence(title)} is older than the code (${changed.slice(0, named).join(', ')}${others})${first}`;
  }
  return known.steps === JSON.stringify(steps) ? undefined : `Other commands made ${title}${first}`;
}

/** Takes the stamp away: the output is about to be made, and may not become whole. */
export const removeStamp = ({ stamp }: Stamped) => rmSync(stamp, { force: true });

/** Writes down of what an output was made; `made` was read before, so that what changes meanwhile is found later. */
export function writeStamp({ files, stamp, steps }: Stamped, made: FileHashes) {
  mkdirSync(dirname(stamp), { recursive: true });
  const written: Stamp = { inputs: made, steps: JSON.stringify(steps), sizes: sizesHashOf(files, stamp) };
  writeFileSync(stamp, JSON.stringify(written));
}

/** Dates an output to now, what is packed of it too, for those who compare the clocks of files. */
export function dateToNow(files: readonly string[]) {
  const now = new Date();
  for (const file of files.flatMap((one) => [one, `${one}.br`, `${one}.gz`]))
    if (existsSync(file)) utimesSync(file, now, now);
}
