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

/** The pictures that are kept in a folder, as WebP without loss, and the browser that drew them (`chromium.txt`). */
export function keptPictures(folder: string) {
  const pathOf = (name: string) => `${folder}/${name}.webp`;
  const browserFile = `${folder}/chromium.txt`;
  return {
    /** The names of all. */
    names(): string[] {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.webp'))
        .map((file) => file.replace(/\.webp$/, ''));
    },

    find: (name: string): Buffer | undefined => tryRead(pathOf(name)),

    /** Keeps a picture as the one to compare with, and the version of the browser that drew it. */
    async keep(name: string, picture: Buffer, browser: string): Promise<void> {
      mkdirSync(dirname(pathOf(name)), { recursive: true });
      writeFileSync(pathOf(name), await lasting(picture));
      writeFileSync(browserFile, `${browser}\n`);
    },

    remove: (name: string): void => rmSync(pathOf(name)),

    /**
     * The part of a picture's pixels that may differ, besides the few of `compare`: none in the browser that drew the
     * kept ones; another version draws the edges of letters a little differently.
     */
    allowance: (browser: string): number => (tryRead(browserFile)?.toString().trim() === browser ? 0 : 0.002),
  };
}
