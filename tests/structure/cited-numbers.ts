import { readdirSync } from 'node:fs';
import { text } from './source.ts';

/** Where the lines of each kind of number stand. */
const homeOf = (id: string) =>
  id.startsWith('decision')
    ? 'docs/decisions'
    : id.startsWith('D')
      ? 'docs/api-decisions.md'
      : 'docs/requirements.md';

const idsOf = (file: string) =>
  [...text(file).matchAll(/^(?:- |## )([SZD]\d+(?:\.\d+)?) /gm)].map(([, id = '']) => id);

/** Every number that code may cite: S… and Z… of the requirements, D… of the API, decision ….  */
export const knownNumbers = (): Set<string> =>
  new Set([
    ...idsOf('docs/requirements.md'),
    ...idsOf('docs/api-decisions.md'),
    ...readdirSync('docs/decisions').map((name) => `decision ${Number(name.slice(0, 4))}`),
  ]);

const cited = /(?<![\w.#-])([SZD]\d{1,2}(?:\.\d+)?)(?![\w.-]*\w)|\bdecisions? (\d+)(?: and (\d+))?/gi;
/** The path of a drawing has commands like S12 4; S3 is also the storage of that name. */
const notCited = / d="|\bS3\b/;

/** The numbers that a text cites although no line explains them: `file:line: D99 has no line in docs/api-decisions.md`. */
export const unexplained = (file: string, source: string, known: ReadonlySet<string>): string[] =>
  source.split('\n').flatMap((line, at) =>
    [...line.matchAll(cited)]
      .flatMap(([, id, decision, second]) =>
        id
          ? /^[SZD]/.test(id) && !notCited.test(line)
            ? [id]
            : []
          : [decision, second].flatMap((number) => (number ? [`decision ${Number(number)}`] : [])),
      )
      .filter((id) => !known.has(id))
      .map((id) => `${file}:${at + 1}: ${id} has no line in ${homeOf(id)}`),
  );
