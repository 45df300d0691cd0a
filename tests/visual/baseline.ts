import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lasting } from './compare.ts';

export type KeptPictures = ReturnType<typeof keptPictures>;

const tryRead = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

const digestOf = (picture: Buffer) => createHash('sha256').update(picture).digest('base64url').slice(0, 16);

/** The pictures that are kept in a folder, as WebP without loss. */
export function keptPictures(folder: string) {
  const pathOf = (name: string) => `${folder}/${name}.webp`;
  const digestsFile = `${folder}/digests.json`;
  const digests = new Map(
    Object.entries(JSON.parse(tryRead(digestsFile)?.toString() ?? '{}') as Record<string, string>),
  );
  return {
    /** The names of all. */
    names(): string[] {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.webp'))
        .map((file) => file.replace(/\.webp$/, ''));
    },

    find: (name: string): Buffer | undefined => tryRead(pathOf(name)),

    /** Keeps a picture as the one to compare with. */
    async keep(name: string, picture: Buffer): Promise<void> {
      mkdirSync(dirname(pathOf(name)), { recursive: true });
      writeFileSync(pathOf(name), await lasting(picture));
    },

    remove(name: string): void {
      rmSync(pathOf(name));
      digests.delete(name);
    },

    /** True where a picture is, byte by byte, the one that was last found equal to the kept one: most are, and need no look. */
    isKnown: (name: string, picture: Buffer): boolean => digests.get(name) === digestOf(picture),

    /** Remembers a picture that was found equal to the kept one. */
    know: (name: string, picture: Buffer): unknown => digests.set(name, digestOf(picture)),

    /** Writes what is remembered. */
    saveKnown(): void {
      const sorted = [...digests].toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(digestsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
    },
  };
}
