import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Where the last commit is named at which everything passed (`npm run verify:all -- --record`). */
export const recordFile = '.ci/passed.json';

/** The commit that a change is compared with, and whose word it is; or why there is none. */
export type Base = { commit: string; said: string } | { unknown: string };

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

const tried = (...args: string[]): string | undefined => {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
};

/** All files of a commit must be here, not only its name: a clone may hold less. */
const isHere = (commit: string) =>
  tried('cat-file', '-e', `${commit}^{commit}`) !== undefined &&
  tried('ls-tree', '-r', '--name-only', commit) !== undefined;

/**
 * The commit to compare with: where `asked` names one, what it and this code have in common; else the one that is
 * recorded. A commit that is not in this clone is no base.
 */
export function findBase(asked?: string): Base {
  if (tried('rev-parse', '--is-inside-work-tree') !== 'true')
    return { unknown: 'this folder has no history' };
  if (asked) {
    const commit = tried('merge-base', asked, 'HEAD');
    if (!commit) return { unknown: `${asked} and this code have nothing in common in this clone` };
    return { commit, said: `where it left ${asked}` };
  }
  if (!existsSync(recordFile)) return { unknown: `no commit is recorded in ${recordFile}` };
  const { commit } = JSON.parse(readFileSync(recordFile, 'utf8')) as { commit: string };
  if (!/^[0-9a-f]{40}$/.test(commit) || !isHere(commit))
    return { unknown: `the commit recorded in ${recordFile} is not in this clone` };
  return { commit, said: `recorded in ${recordFile}` };
}

const names = (text: string) => text.split('\0').filter(Boolean);

/** Every file that is not as in a commit: committed since, changed, new or removed here. */
export const changedSince = (commit: string): string[] =>
  [
    ...new Set([
      ...names(git('diff', '--name-only', '--no-renames', '-z', commit)),
      ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]),
  ].toSorted();

/** What a file held in a commit; nothing where it had none. */
export const textAt = (commit: string, file: string): string | undefined => {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return undefined;
  }
};

/** The commit that stands here with nothing changed, or nothing. */
export const cleanCommit = (): string | undefined =>
  tried('status', '--porcelain') === '' ? tried('rev-parse', 'HEAD') : undefined;
