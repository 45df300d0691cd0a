import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  changedSince,
  cleanCommit,
  findBase,
  recordFile,
  textAt,
} from '../../../scripts/reach/changed-files.ts';

const home = process.cwd();
const folder = mkdtempSync(`${tmpdir()}/history-`);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { encoding: 'utf8' }).trim();
const commit = (file: string, text: string) => {
  writeFileSync(file, text);
  git('add', '-A');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
};
const record = (said: string) => {
  mkdirSync('.ci', { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ commit: said }));
};

beforeEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/first`, { recursive: true });
  process.chdir(`${folder}/first`);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

test('without a history, or with nothing recorded, there is no base', () => {
  expect(findBase()).toEqual({ unknown: 'this folder has no history' });
  git('init', '-q');
  commit('a', '1');
  expect(findBase()).toEqual({ unknown: `no commit is recorded in ${recordFile}` });
});

test('the recorded commit is the base, and every file that is not as it was then is found', () => {
  git('init', '-q');
  const first = commit('a', '1');
  commit('b', '1');
  record(first);
  commit('c', '1');
  expect(findBase()).toEqual({ commit: first, said: `recorded in ${recordFile}` });
  rmSync('a');
  writeFileSync('new', '');
  expect(changedSince(first)).toEqual([recordFile, 'a', 'b', 'c', 'new']);
  expect([textAt(first, 'a'), textAt(first, 'b')]).toEqual(['1', undefined]);
});

test('a clone that has not the recorded commit has no base', () => {
  git('init', '-q');
  const first = commit('a', '1');
  record(first);
  commit('b', '1');
  git('clone', '-q', '--depth=1', `file://${folder}/first`, `${folder}/second`);
  process.chdir(`${folder}/second`);
  expect(findBase()).toEqual({ unknown: `the commit recorded in ${recordFile} is not in this clone` });
  record('nonsense');
  expect(findBase()).toHaveProperty('unknown');
});

test('a branch that is named stands for what it has in common with this code', () => {
  git('init', '-q', '-b', 'trunk');
  const first = commit('a', '1');
  git('checkout', '-qb', 'mine');
  commit('b', '1');
  git('checkout', '-q', 'trunk');
  commit('c', '1');
  git('checkout', '-q', 'mine');
  expect(findBase('trunk')).toEqual({ commit: first, said: 'where it left trunk' });
  expect(findBase('nobody')).toHaveProperty('unknown');
});

test('only what is committed whole can be recorded', () => {
  git('init', '-q');
  const first = commit('a', '1');
  expect(cleanCommit()).toBe(first);
  writeFileSync('b', '');
  expect(cleanCommit()).toBeUndefined();
});
