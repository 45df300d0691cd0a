/**
 * Sends the workbench of this code to Chromatic where a token is given, else says so in one line (`--required` makes that a failure). It is built
 * first, where it is not of this code, and the number of pictures is said. `--all` takes all pictures, not those that
 * a change reaches; `--allow-changes` does not fail where looks wait to be accepted; `--count` says the number and sends nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chromaticArguments } from './chromatic-arguments.ts';
import { hearChromatic } from './chromatic-said.ts';
import { countChromatic } from './count-chromatic.ts';

const words = process.argv.slice(2);
const onlyCount = words.includes('--count');

if (!onlyCount && !process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(words.includes('--required') ? 1 : 0);
}
const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/make.ts', 'workbench'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
const { stories, pictures } = await countChromatic('storybook-static');
console.log(`Chromatic: ${pictures} pictures of ${stories} stories; of a change, those that it reaches.`);
if (onlyCount) process.exit(0);

const { hear, end } = hearChromatic((text) => void process.stdout.write(text));
const sent = spawn(`node_modules/.bin/chromatic`, chromaticArguments(words), {
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [sent.stdout, sent.stderr]) stream.setEncoding('utf8').on('data', hear);
const [status] = (await once(sent, 'close')) as [number | null];
end();
process.exit(status ?? 1);
