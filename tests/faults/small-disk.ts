import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SmallDisk = {
  folder: string;
  /** Takes all room that is left. */
  fill(): void;
  free(): void;
  remove(): void;
};

/** A small file system of its own in memory, or why there can be none. */
export function smallDisk(megabytes: number): SmallDisk | { missing: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mall-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return { missing: `mount of a small tmpfs: ${(mounted.stderr || String(mounted.error)).trim()}` };
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        appendFileSync(ballast, Buffer.alloc(bavail * bsize, 1));
      } catch (fault) {
        // The database has taken some of the room meanwhile; what is left of it is taken all the same.
        if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
