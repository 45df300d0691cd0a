import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ChipChoice } from '#src/design-system/primitives/form/ChipChoice.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { MoreRecords } from './MoreRecords.tsx';

type RecordsByKindProps<Kind extends string, One> = {
  title: ReactNode;
  /** What a screen reader calls the choice of kinds. */
  which: ReactNode;
  /** Said where there is none of the chosen kind. */
  none: ReactNode;
  /** The kinds with their names; ALL is no kind. */
  kinds: readonly { value: Kind | 'ALL'; name: ReactNode }[];
  kind: Kind | 'ALL';
  onKind: (kind: Kind | 'ALL') => void;
  query: UseInfiniteQueryResult<InfiniteData<{ records: One[] }>>;
  /** The list; undefined while it is waited for. */
  children: (records: One[] | undefined) => ReactNode;
};

/** Records of a ledger, all or those of one kind; older ones at a press. */
export function RecordsByKind<Kind extends string, One>(props: RecordsByKindProps<Kind, One>) {
  const { title, which, none, kinds, kind, onKind, query, children } = props;
  const id = useId();
  const records = query.data?.pages.flatMap((page) => page.records);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <ChipChoice label={which} options={kinds} value={kind} onChange={onKind} />
      </div>
      {query.isError && !records ? (
        <LoadFailed onRetry={() => void query.refetch()} />
      ) : records?.length === 0 && kind !== 'ALL' ? (
        <p className="py-6 text-base text-fg-2">{none}</p>
      ) : (
        <div className="grid grid-cols-1">{children(records)}</div>
      )}
      <MoreRecords query={query} />
    </section>
  );
}
