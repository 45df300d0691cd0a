import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command of the shell under the name that is said of it. */
export type Check = { name: string; run: string };

/** So many characters at the end of a failed check's output are said again. */
const remembered = 6000;

/**
 * Runs checks one after the other, all of them, and ends the process. What a failed check printed last is said again at
 * the end; the last line is `N passed, N failed`.
 */
export async function runChecks(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<never> {
  const failed: { name: string; said: string }[] = [];
  for (const { name, run } of checks) {
    const began = Date.now();
    console.log(`\n▸ ${name}`);
    const child = spawn(`${run} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      said = (said + text).slice(-remembered);
    });
    const [code] = await once(child, 'close');
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) failed.push({ name, said });
  }
  for (const { name, said } of failed) console.log(`\nfailed: ${name}\n${said}`);
  console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
