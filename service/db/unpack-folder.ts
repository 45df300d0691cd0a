import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A tar file is blocks of this many bytes: a header for each entry, then what is in it. */
const block = 512;
const sizePlace = 124;
const sizeEnd = 136;
const kindPlace = 156;
const nameEnd = 100;
const kinds = { file: '0', folder: '5' };
const octal = 8;

/**
 * Unpacks the dump of an embedded database (`.tar.gz`) as a folder. The folder appears whole or not at all: a process that is
 * killed meanwhile leaves another one beside it, which the next call clears away.
 * @throws when an entry is neither a file nor a folder
 */
export function unpackFolder(packed: string, folder: string) {
  const beside = `${folder}.unpacking`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  const tar = gunzipSync(readFileSync(packed));
  for (let at = 0; tar[at];) {
    const textOf = (from: number, to: number) =>
      tar.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const [name, kind] = [textOf(0, nameEnd), textOf(kindPlace, kindPlace + 1)];
    const size = Number.parseInt(textOf(sizePlace, sizeEnd), octal) || 0;
    const place = join(beside, name);
    const from = at + block;
    if (kind === kinds.folder) mkdirSync(place, { recursive: true });
    else if (kind === kinds.file) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, tar.subarray(from, from + size));
    } else throw new Error(`${packed}: ${name} is neither a file nor a folder`);
    at = from + Math.ceil(size / block) * block;
  }
  renameSync(beside, folder);
}
