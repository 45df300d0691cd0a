import type { Proof } from './find-proofs.ts';
import type { Requirement } from './read-lines.ts';
import type { Result } from './read-results.ts';

/** How far a requirement is proven: by nothing, by what was not run here, by what passed or by something that failed. */
export type Standing = 'none' | 'named' | 'passed' | 'failed';

export type Covered = Requirement & { proofs: Proof[]; standing: Standing };

/** What of a file's results counts for a requirement: tests whose title names it, or all where its comments do. */
function resultsFor(id: string, { file }: Proof, results: readonly Result[]): Result[] {
  const own = results.filter((result) => result.file === file);
  const named = own.filter(({ title }) => new RegExp(`\\b${id.replace('.', '\\.')}\\b`).test(title));
  return named.length > 0 ? named : own;
}

/** Every requirement with the files that name it, and how those went. */
export const cover = (
  lines: readonly Requirement[],
  proofs: readonly Proof[],
  results: readonly Result[],
): Covered[] =>
  lines.map((line) => {
    const own = proofs.filter(({ ids }) => ids.includes(line.id));
    const went = own.flatMap((proof) => resultsFor(line.id, proof, results));
    if (own.length === 0) return { ...line, proofs: own, standing: 'none' };
    if (went.length === 0) return { ...line, proofs: own, standing: 'named' };
    return { ...line, proofs: own, standing: went.every(({ passed }) => passed) ? 'passed' : 'failed' };
  });

/** Numbers that tests name and nobody asked for: a slip of the pen, or a line that was taken away. */
export function unknownNames(lines: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const known = new Set(lines.map(({ id }) => id));
  return proofs.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file} is no requirement`),
  );
}
