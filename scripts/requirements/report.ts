import type { Covered, Standing } from './cover.ts';
import type { ProofKind } from './find-proofs.ts';

const words: Record<Standing, string> = {
  none: 'without any',
  named: 'named, not run here',
  passed: 'passed',
  failed: 'failed',
};

const countOf = (covered: readonly Covered[], standing: Standing) =>
  covered.filter((one) => one.standing === standing).length;

const lineOf = ({ id, says, proofs }: Covered) =>
  [`${id.padEnd(6)} ${says.slice(0, 110)}`, ...proofs.map(({ file }) => `       ${file}`)].join('\n');

/** Every line with the files that name it. */
export const everyLine = (covered: readonly Covered[]) =>
  covered.map((one) => `${words[one.standing]}: ${lineOf(one)}`);

/** Which requirements nothing proves, or something that failed; then how many stand how. */
export function report(covered: readonly Covered[]): string[] {
  const standings: Standing[] = ['passed', 'named', 'failed', 'none'];
  const counted = standings.map((standing) => `${countOf(covered, standing)} ${words[standing]}`);
  const wrong = covered.filter(({ standing }) => standing === 'none' || standing === 'failed');
  return [...everyLine(wrong), `${covered.length} requirements: ${counted.join(', ')}`];
}

/** What the page of the workbench is made of: always the same for the same tests, whatever was run. */
export type ReportedLine = { id: string; says: string; proofs: { kind: ProofKind; file: string }[] };

export const forWorkbench = (covered: readonly Covered[]): ReportedLine[] =>
  covered.map(({ id, says, proofs }) => ({
    id,
    says,
    proofs: proofs.map(({ kind, file }) => ({ kind, file })),
  }));
