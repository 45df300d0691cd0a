import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SmallDisk = {
  folder: string;
  /** Takes all room but so many bytes. */
  fill(leave?: number): void;
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
    fill(leave = 0) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave), 1));
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
