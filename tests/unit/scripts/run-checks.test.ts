import { expect, test, vi } from 'vitest';
import { type Check, runAll } from '../../../scripts/run-checks.ts';
import { stageTable } from '../../../scripts/stage-table.ts';

async function run(...checks: Check[]) {
  const lines: string[] = [];
  const say = vi
    .spyOn(console, 'log')
    .mockImplementation((text: string) => void lines.push(...text.split('\n')));
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const passed = await runAll(checks, process.env);
  say.mockRestore();
  write.mockRestore();
  return { passed, lines };
}

test('each stage stands in a table with its seconds, and the last line counts', async () => {
  const { passed, lines } = await run(
    { name: 'good', run: 'echo fine' },
    { name: 'bad', run: 'echo broken; exit 3' },
    { name: 'made', run: 'echo "unchanged: the shop"' },
    { name: 'far', skipped: 'the change does not reach it' },
  );
  expect(passed).toBe(false);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(lines.join('\n')).toMatch(
    /✓ good +\d+\.\d s\n✗ bad +\d+\.\d s\n✓ made +\d+\.\d s {2}unchanged\n· far +– s {2}the change does not reach it\n {2}all +\d+\.\d s\n/,
  );
  expect(lines.join('\n')).toContain('failed: bad\nbroken');
});

test('what is all well says so', async () => {
  const { passed, lines } = await run({ name: 'good', run: 'true' });
  expect([passed, lines.at(-1)]).toEqual([true, '1 passed, 0 failed']);
});

test('minutes are said besides seconds where there are any', () => {
  const table = stageTable([
    { name: 'tests', outcome: 'passed', seconds: 65.04 },
    { name: 'build', outcome: 'passed', seconds: 28 },
  ]);
  expect(table.split('\n').at(-1)).toBe('  all       93.0 s  (1 min 33 s)');
});
