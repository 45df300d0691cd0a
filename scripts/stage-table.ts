/** What became of a check; how long it took, where it ran. */
export type Stage = {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds?: number;
  /** What else is to be known. */
  note?: string;
};

const signs = { passed: '✓', failed: '✗', skipped: '·' };

const lasted = (seconds: number) =>
  seconds < 60 ? '' : `  (${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s)`;

/** Stages with their seconds, one a line, and their sum. */
export function stageTable(stages: readonly Stage[]): string {
  const width = Math.max(...stages.map(({ name }) => name.length), 'all'.length);
  const line = (sign: string, name: string, seconds: number | undefined, note = '') =>
    `${sign} ${name.padEnd(width)} ${(seconds?.toFixed(1) ?? '–').padStart(8)} s${note && `  ${note}`}`;
  const all = stages.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  return [
    ...stages.map(({ outcome, name, seconds, note }) => line(signs[outcome], name, seconds, note)),
    line(' ', 'all', all) + lasted(all),
  ].join('\n');
}
