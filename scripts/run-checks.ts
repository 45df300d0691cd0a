import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Stage, stageTable } from './stage-table.ts';

/** A command of the shell under the name that is said of it; without a command, why there is nothing to do. */
export type Check = { name: string; run: string } | { name: string; skipped: string };

/** So many characters at the end of a failed check's output are said again. */
const remembered = 6000;

/** What a check that made nothing anew says (`make.ts`). */
const unchanged = /^unchanged: /m;

type Run = { failed: boolean; said: string; seconds: number };

/** Runs a command of the shell to its end, saying what it says. */
async function run(command: string, env: NodeJS.ProcessEnv): Promise<Run> {
  const began = Date.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    said = (said + text).slice(-remembered);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { failed: code !== 0, said, seconds: (Date.now() - began) / 1000 };
}

/**
 * Runs checks one after the other, all of them, and gives whether all passed. At the end it says again what a failed check printed last, then the
 * seconds of each; the last line is `N passed, N failed`.
 */
export async function runAll(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const stages: Stage[] = [];
  const failed: { name: string; said: string }[] = [];
  for (const check of checks) {
    const { name } = check;
    if ('skipped' in check) {
      stages.push({ name, outcome: 'skipped', note: check.skipped });
      continue;
    }
    console.log(`\n▸ ${name}`);
    const done = await run(check.run, env);
    console.log(`${done.failed ? '✗' : '✓'} ${name} (${done.seconds.toFixed(1)} s)`);
    if (done.failed) failed.push({ name, said: done.said });
    stages.push({
      name,
      seconds: done.seconds,
      outcome: done.failed ? 'failed' : 'passed',
      ...(!done.failed && unchanged.test(done.said) && !/^made: /m.test(done.said) && { note: 'unchanged' }),
    });
  }
  for (const { name, said } of failed) console.log(`\nfailed: ${name}\n${said}`);
  console.log(`\n${stageTable(stages)}\n`);
  const passed = stages.filter(({ outcome }) => outcome === 'passed').length;
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/** Runs checks and ends the process: with 1 where one failed. */
export async function runChecks(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<never> {
  process.exit((await runAll(checks, env)) ? 0 : 1);
}
