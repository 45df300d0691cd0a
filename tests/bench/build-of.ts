import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the shop as it is in this folder. */
export const buildHere = () => execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'ignore' });

/** Builds the shop as a commit has it, in a folder of its own with this one's packages; `drop` removes it. */
export function buildOf(commit: string) {
  const parent = mkdtempSync(join(tmpdir(), 'mall-compare-'));
  const root = join(parent, 'shop');
  execFileSync('git', ['worktree', 'add', '--detach', root, commit], { stdio: 'ignore' });
  const drop = () => {
    execFileSync('git', ['worktree', 'remove', '--force', root], { stdio: 'ignore' });
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    symlinkSync(realpathSync('node_modules'), join(root, 'node_modules'));
    execFileSync('npm', ['run', 'gen', '--silent'], { cwd: root, stdio: 'ignore' });
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'ignore' });
  } catch (fault) {
    drop();
    throw fault;
  }
  return { root, drop };
}
