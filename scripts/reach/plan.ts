import { existsSync, readFileSync } from 'node:fs';
import { type Base, changedSince, findBase, textAt } from './changed-files.ts';
import { changedKeys, digestsFile, filesThatSay, storyFileOf, wordsFile } from './changed-keys.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { readOpened } from './opened-screens.ts';
import { isPart, type LongCheck, longChecks } from './parts-of-checks.ts';
import { type Reached, reachedBy } from './reached.ts';

/** What is to be run of the long checks, and why, in lines to be read. */
export type Plan = { reached: Reached; said: string[] };

const textNow = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Files of which single lines count, in the place of themselves: words by who says them, digests by their stories. */
function inParts(changed: readonly string[], commit: string, graph: ImportGraph): string[] {
  const keysOf = (file: string) => changedKeys(textAt(commit, file), textNow(file));
  const sources = new Map(
    [...graph.keys()]
      .filter((file) => /^(src|service)\/.*\.tsx?$/.test(file) && existsSync(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  return changed.flatMap((file) => {
    if (wordsFile.test(file)) return filesThatSay(keysOf(file), sources);
    return file === digestsFile ? keysOf(file).map(storyFileOf) : [file];
  });
}

const everything = (why: string): Plan => ({
  reached: Object.fromEntries(longChecks.map((check) => [check, { whole: why }])) as Reached,
  said: [`Everything is checked: ${why}.`],
});

function sayFor(check: LongCheck, reached: Reached, graph: ImportGraph): string {
  const part = reached[check];
  if ('whole' in part) return `${check}: all (${part.whole})`;
  const of = [...graph.keys()].filter((file) => isPart[check].test(file)).length;
  return `${check}: ${part.files.length} of ${of} files`;
}

/** What a change since `base` reaches; everything where there is no base. */
async function planFor(base: Base): Promise<Plan> {
  if ('unknown' in base) return everything(base.unknown);
  const graph = await readImportGraph();
  const changed = changedSince(base.commit);
  const reached = reachedBy(inParts(changed, base.commit, graph), graph, readOpened());
  return {
    reached,
    said: [
      `Checked is what ${changed.length} changed ${changed.length === 1 ? 'file reaches' : 'files reach'} since ${base.commit.slice(0, 10)}, ${base.said}:`,
      ...longChecks.map((check) => `  ${sayFor(check, reached, graph)}`),
      'npm run verify:all checks everything.',
    ],
  };
}

/** The plan that the words of the command line ask for: `--all`, `--base=<commit or branch>` (or VERIFY_BASE), or what is recorded. */
export function planAsked(words: readonly string[], env: NodeJS.ProcessEnv): Promise<Plan> {
  if (words.includes('--all')) return Promise.resolve(everything('that is asked for'));
  const given = words.find((word) => word.startsWith('--base='))?.slice('--base='.length);
  return planFor(findBase(given ?? env.VERIFY_BASE));
}
