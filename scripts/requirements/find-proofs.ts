import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namedLines } from './named-lines.ts';

/** Which check a proof belongs to: they are run, and report, apart. */
export type ProofKind = 'test' | 'journey' | 'story';

/** A file of tests or stories that names requirements. */
export type Proof = { kind: ProofKind; file: string; ids: readonly string[] };

const kinds: readonly (readonly [RegExp, ProofKind])[] = [
  // What the tools say of themselves is no proof of the shop.
  [/^tests\/(unit(?!\/(?:tools|scripts)\/)|contract|service|property)\/.*\.test\.tsx?$/, 'test'],
  [/^tests\/e2e\/.*\.spec\.ts$/, 'journey'],
  [/^stories\/.*\.stories\.tsx$/, 'story'],
];

/** What a file of tests is, by its path; nothing where it is none. */
export const kindOf = (file: string): ProofKind | undefined =>
  kinds.find(([pattern]) => pattern.test(file))?.[1];

/** Modules of the same folder that a file imports: the tables that its tests are made of. */
const tablesOf = (file: string, text: string) =>
  [...text.matchAll(/from '(\.\/[^']+\.ts)'/g)].map(([, path = '']) => join(dirname(file), path));

/** What a file proves, by what it and its tables name. */
export function proofOf(file: string, read: (file: string) => string): Proof | undefined {
  const kind = kindOf(file);
  if (!kind) return undefined;
  const text = read(file);
  const tables = kind === 'test' ? tablesOf(file, text).map(read) : [];
  return { kind, file, ids: namedLines([text, ...tables].join('\n')) };
}

/** All files of tests and stories of the project, with what they name; by path, so that a report of them is always the same. */
export const findProofs = (): Proof[] =>
  ['tests', 'stories']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .toSorted()
    .flatMap((file) => proofOf(file, (path) => readFileSync(path, 'utf8')) ?? []);
