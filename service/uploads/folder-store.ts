import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.ts';
import type { Policy } from './policy.ts';

type FolderStoreParts = {
  /** Folder of the uploaded pictures. */
  folder: string;
  policy: Policy;
};

/** Storage in a folder of this machine; browsers upload to the service itself. */
export function folderStore({ folder, policy }: FolderStoreParts): ObjectStore {
  // The service makes all keys, of letters, digits and slashes, so none can lead out of the folder.
  const placeOf = (fileKey: string) => join(folder, fileKey);
  return {
    origin: undefined,
    ticket: async (wanted) => ({ url: '/uploads', fields: policy.write(wanted) }),
    takeRaw: async () => undefined,
    async put(fileKey, bytes) {
      const place = placeOf(fileKey);
      await mkdir(dirname(place), { recursive: true });
      // Written to a temporary file and renamed, so that no reader sees half a picture.
      await writeFile(`${place}.part`, bytes);
      await rename(`${place}.part`, place);
    },
    get: (fileKey) => readFile(placeOf(fileKey)).catch(() => undefined),
    async remove(fileKeys) {
      for (const fileKey of fileKeys) await rm(placeOf(fileKey), { force: true });
    },
  };
}
