/** Lays beside the build what it reads as files, so that `dist`, package.json and package-lock.json are all that another machine needs. */
import { constants, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filledFolder } from '#service/seed/filled-folder.ts';

const shipped = [
  'service/db/migrations',
  'service/seed/data',
  'service/seed/images',
  'service/seed/licences',
  'service/seed/LICENCES.md',
  'service/content/agreements',
  'openapi/reference.gen.html',
];

rmSync('dist/shipped', { recursive: true, force: true });
for (const path of shipped)
  cpSync(path, join('dist/shipped', path), { recursive: true, mode: constants.COPYFILE_FICLONE });
cpSync('service/seed/filled-database.gen.bin', filledFolder, { mode: constants.COPYFILE_FICLONE });
