import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const chromatic = (...args: string[]) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/tools/chromatic.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' } },
  );
  return { status, lines: stdout.trim().split('\n') };
};

test('without a token the pictures are skipped in one line, and nothing has failed', () => {
  expect(chromatic()).toEqual({
    status: 0,
    lines: ['Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.'],
  });
});

test('without a token it fails where it is asked for', () => {
  expect(chromatic('--required').status).toBe(1);
});
