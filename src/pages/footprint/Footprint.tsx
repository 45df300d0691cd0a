import { useState } from 'react';
import { FootprintDay } from '#src/design-system/panels/footprint/FootprintDay.tsx';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { EmptyFootprint } from '#src/design-system/empty-states/EmptyFootprint.tsx';
import { ChoiceBar } from '#src/design-system/layout/ChoiceBar.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import type { FootprintList } from '#src/features/footprint/footprint-list.ts';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { useChoice } from '#src/features/listing/use-choice.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { byDay } from './by-day.ts';
import { FootprintTools } from './FootprintTools.tsx';
import { useForgetting } from './use-forgetting.ts';

const ClearDialog = onDemand(async () => (await import('./ClearDialog.tsx')).ClearDialog);

/** The days of a footprint, and the ways to forget one product, several, or all. */
export function Footprint({ list }: { list: FootprintList }) {
  const { items, isError, end } = list;
  const { forget, forgetAll } = useForgetting(list);
  const choice = useChoice();
  const [asks, setAsks] = useState(false);
  if (!items) return isError ? <LoadFailed onRetry={list.retry} /> : <ProductGridSkeleton columns={5} />;
  if (items.length === 0 && end === 'end') return <EmptyFootprint href={paths.home} />;
  const { chosen } = choice;
  const all = items.map(({ browseLogId }) => browseLogId);
  return (
    <>
      {!chosen && <FootprintTools onEdit={choice.start} onClear={() => setAsks(true)} />}
      <div className="flex flex-col gap-8">
        {byDay(items).map(([day, seen]) => (
          <FootprintDay
            key={day}
            day={day}
            items={seen}
            hrefOf={({ prodId }) => productUrl(prodId)}
            chosen={chosen}
            onChoose={choice.choose}
            onRemove={(item) => {
              focusNeighbour();
              forget([item]);
            }}
          />
        ))}
      </div>
      <InfiniteEnd status={end} count={items.length} onMore={list.more} onTop={toTop} />
      {chosen && (
        <ChoiceBar
          total={all.length}
          chosen={chosen.size}
          onChooseAll={(taken) => choice.choose(all, taken)}
          onRemove={() => {
            focusNeighbour();
            choice.end();
            forget(items.filter(({ browseLogId }) => chosen.has(browseLogId)));
          }}
          onDone={choice.end}
        />
      )}
      {asks && <ClearDialog onClose={() => setAsks(false)} onClear={forgetAll} />}
    </>
  );
}
