import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a recipe does to one file: makes it, changes what stands in it, or adds to its end (making it where it is not there). */
export type Change =
  | { file: string; make: string }
  | { file: string; edit: (text: string) => string }
  | { file: string; append: string };

/** Stands wherever a person has to write something; tests/structure/left-to-fill-in.test.ts fails until none is left. */
export const mark = 'FILL IN:';

/** A recipe that cannot be carried out; nothing has been written then. */
export class RecipeFault extends Error {}

/**
 * Carries out all changes below `root`, or none: a file to be made that is there already, and one to be changed that is
 * not, are a `RecipeFault`. Returns the files in their order, each once.
 */
export function carryOut(changes: readonly Change[], root = '.'): string[] {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const path = join(root, change.file);
    const known = texts.get(change.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    if ('make' in change) {
      if (known !== undefined) throw new RecipeFault(`${change.file} is there already`);
      texts.set(change.file, change.make);
    } else if ('append' in change) {
      texts.set(change.file, known === undefined ? change.append : `${known.trimEnd()}\n${change.append}`);
    } else {
      if (known === undefined) throw new RecipeFault(`${change.file} is not there`);
      texts.set(change.file, change.edit(known));
    }
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...texts.keys()];
}
