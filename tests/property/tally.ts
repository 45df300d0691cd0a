type Row = { cases: number; misfits: number; ms: number; verdicts: Map<string, number> };

/** Counts what was answered to how many requests. */
export function openTally() {
  const rows = new Map<string, Row>();
  const rowOf = (operationId: string) => {
    const row = rows.get(operationId) ?? { cases: 0, misfits: 0, ms: 0, verdicts: new Map<string, number>() };
    rows.set(operationId, row);
    return row;
  };
  const listed = (verdicts: Map<string, number>) =>
    [...verdicts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([verdict, times]) => `${verdict} ${times}`)
      .join(', ');

  return {
    count(operationId: string, { fits, verdict, ms }: { fits: boolean; verdict: string; ms: number }) {
      const row = rowOf(operationId);
      row.cases += 1;
      row.misfits += fits ? 0 : 1;
      row.ms += ms;
      row.verdicts.set(verdict, (row.verdicts.get(verdict) ?? 0) + 1);
    },
    /** A line for each operation, and one for all of them. */
    table(): string {
      const all: Row = { cases: 0, misfits: 0, ms: 0, verdicts: new Map() };
      for (const { cases, misfits, ms, verdicts } of rows.values()) {
        all.cases += cases;
        all.misfits += misfits;
        all.ms += ms;
        for (const [verdict, times] of verdicts)
          all.verdicts.set(verdict, (all.verdicts.get(verdict) ?? 0) + times);
      }
      const head = `${'operation'.padEnd(22)}${'cases'.padStart(7)}${'invalid'.padStart(9)}${'seconds'.padStart(9)}  answers`;
      const lines = [...rows, [`${rows.size} operations`, all] as const].map(
        ([name, { cases, misfits, ms, verdicts }]) =>
          `${name.padEnd(22)}${String(cases).padStart(7)}${String(misfits).padStart(9)}${(ms / 1000).toFixed(1).padStart(9)}  ${listed(verdicts)}`,
      );
      return [head, ...lines].join('\n');
    },
  };
}
