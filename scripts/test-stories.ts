/**
 * Runs every story of the static workbench in Chromium: plays, accessibility, no unmocked request. With `--pictures`
 * its pictures are compared with the kept ones, too; `--pictures-only` leaves accessibility out, `--accept` does so and
 * keeps the new looks; `--axe` beside them has it checked all the same. Two stories of a file with the same picture, a blank one, or a screen that ends elsewhere fail. What pictures depend on besides their stories is compared before any story is run. Any other argument is a part of an id
 * or the path of a story file: these stories run only (`pages-product button--default stories/pages/cart/CartPage.stories.tsx`).
 * A workbench that was built of other code than this is not run.
 * `--language ru` runs the plays alone, with this language of the toolbar; what a story itself says in one language stays so.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { keptPictures } from '../tests/visual/baseline.ts';
import { judgePictures } from '../tests/visual/judge.ts';
import { writeReport } from '../tests/visual/report.ts';
import { sameAndBlank, sameAndBlankAdvice } from '../tests/visual/same-and-blank.ts';
import { compareSurroundings } from '../tests/visual/same-surroundings.ts';
import { keepSurroundings, keptSurroundings, surroundingsOf } from '../tests/visual/surroundings.ts';
import { languageCodes } from '../src/i18n/languages.ts';
import { chromium } from './chromium.ts';
import { outputs } from './outputs/output-list.ts';
import { whyStale } from './outputs/output-stamp.ts';
import { resultFiles } from './requirements/read-results.ts';
import { serveFolder } from './serve-static.ts';
import { inSharedPages, picturesAsked, type StoryIndex, unknownStories } from './story-index.ts';
import { byPath } from './story-place.ts';

const folder = 'storybook-static';
const keptIn = 'tests/visual/baselines';
/** Always the same: a code of squares holds the address of its page, and its picture is kept. */
const port = 6107;
const ours = new Set(['--pictures', '--pictures-only', '--accept', '--axe']);
const asked = process.argv.slice(2);
const at = asked.indexOf('--language');
const language = at < 0 ? undefined : (asked.splice(at, 2)[1] ?? '');
const accept = asked.includes('--accept');
const picturesOnly = accept || asked.includes('--pictures-only');
const pictures = picturesOnly || asked.includes('--pictures');
const words = asked.filter((word) => !ours.has(word));

function giveUp(why: unknown): never {
  console.error(why instanceof Error ? why.message : why);
  process.exit(1);
}

if (language !== undefined && (pictures || !['pseudo', ...languageCodes].includes(language)))
  giveUp(`Plays run in ${languageCodes.join(', ')} or pseudo, and without pictures`);
const stale = whyStale(outputs.workbench);
if (stale) giveUp(stale);
const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex;
const unknown = unknownStories(index, words);
if (unknown) giveUp(unknown);
const kept = keptPictures(keptIn);
const surroundings = pictures ? await surroundingsOf(folder).catch(giveUp) : undefined;
const { allowed, said, senseless } = surroundings
  ? compareSurroundings(keptSurroundings(keptIn), surroundings)
  : { allowed: 0 };
if (said) console.log(`${said}\n`);
if (senseless && !accept) process.exit(1);
const { app, findings } = judgePictures({
  root: folder,
  pictures: kept,
  accept,
  allowed: accept ? 0 : allowed,
});
// The runner's own index lies beside the workbench: the opened page reads the true one.
app
  .get('/runner/', ({ text }) => text(''))
  .get('/runner/index.json', ({ json }) => json(inSharedPages(byPath(index), words)));
const { url, stop } = await serveFolder(folder, app, port);
const began = Date.now();
// What the coverage of requirements reads; plays in another language are not what it asks for.
const results = language ? [] : ['--json', '--outputFile', resolve(resultFiles.story)];
mkdirSync(dirname(resultFiles.story), { recursive: true });
const runner = spawn(
  'node_modules/.bin/test-storybook',
  ['--url', `${url}/runner/`, '--index-json', '--maxWorkers=3', '--ci', ...results],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium(),
      ...(pictures && { PICTURES: accept ? 'accept' : 'compare' }),
      ...(((picturesOnly && !asked.includes('--axe')) || language) && { AXE: 'off' }),
      ...(language && { STORY_LANGUAGE: language }),
    },
  },
);
const [code] = (await once(runner, 'exit')) as [number | null];
await stop();
let failed = code !== 0;

if (pictures) {
  const { taken, anew, different } = findings;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${taken.size} pictures in ${seconds} s: ${different.size} differ, ${anew.size} are kept anew`);
  if (different.size > 0) {
    console.log(`Before, after and difference: ${await writeReport(findings)}`);
    console.log('Where the new look is wanted: npm run visual:accept');
    if (said) console.log(said);
  }
  const misleading = await sameAndBlank(findings.taken, kept.find);
  if (misleading.length > 0) console.log(`${misleading.join('\n')}\n${sameAndBlankAdvice}`);
  failed ||= misleading.length > 0;
  const whole = words.length === 0 && !failed;
  const mayStay = failed ? [] : picturesAsked(byPath(index), kept.names(), words);
  const gone = mayStay.filter((name) => !taken.has(name));
  if (accept) for (const name of gone) kept.remove(name);
  if (accept) kept.saveKnown();
  if (accept && whole && surroundings) keepSurroundings(keptIn, surroundings);
  if (gone.length > 0) {
    console.log(`Kept pictures without a story${accept ? ', now removed' : ''}: ${gone.join(', ')}`);
    failed ||= !accept;
  }
}
process.exit(failed ? 1 : 0);
