import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

type LedgerMonthsProps<One> = {
  /** What the records are of; heard with each month. */
  label: string;
  /** The newest first. */
  records: readonly One[];
  /** One record, as a row. */
  children: (record: One) => ReactNode;
};

/** Records of a ledger under the months in which they came, by the calendar of the reader. */
export function LedgerMonths<One extends { recordId: number; createTime: string }>(
  props: LedgerMonthsProps<One>,
) {
  const { label, records, children } = props;
  const { formatDate } = useIntl();
  const months = new Map<string, One[]>();
  for (const record of records) {
    const month = formatDate(record.createTime, { month: 'long', year: 'numeric' });
    months.set(month, [...(months.get(month) ?? []), record]);
  }
  return [...months].map(([month, some]) => (
    <section key={month} className="mt-3 first:mt-0">
      <h3 className="text-sm font-semibold text-fg-2 first-letter:uppercase">{month}</h3>
      <ul aria-label={`${label}, ${month}`} className="divide-y divide-line">
        {some.map((record) => (
          <li key={record.recordId}>{children(record)}</li>
        ))}
      </ul>
    </section>
  ));
}
