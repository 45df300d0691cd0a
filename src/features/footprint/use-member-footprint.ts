import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { footprintMutations } from '#src/data/footprint/footprint.mutations.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { inParts } from '#src/domain/in-parts.ts';
import { endOf } from '#src/data/paging.ts';
import type { FootprintList } from './footprint-list.ts';

/** A member's footprint: kept by the service; what is removed goes at once and comes back when it refuses. */
export function useMemberFootprint(): FootprintList {
  const shop = useShop();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(footprintQueries.list(shop));
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const removing = useMutation(footprintMutations.remove(shop, queryClient));
  const recording = useMutation(footprintMutations.recordAll(shop, queryClient));
  const clearing = useMutation(footprintMutations.clear(shop, queryClient));
  return {
    items: list.data?.pages.flatMap(({ records }) => records.filter((item) => !gone.has(item.browseLogId))),
    isError: list.isError,
    retry: () => void list.refetch(),
    end: endOf(list),
    more: () => void list.fetchNextPage(),
    async remove(some) {
      const ids = some.map(({ browseLogId }) => browseLogId);
      setGone((now) => new Set([...now, ...ids]));
      try {
        for (const part of inParts(ids)) await removing.mutateAsync(part);
      } catch (error) {
        setGone((now) => new Set([...now].filter((id) => !ids.includes(id))));
        throw error;
      }
      const visits = some.map(({ prodId, browseTime }) => ({ prodId, browseTime }));
      return async () => {
        for (const part of inParts(visits)) await recording.mutateAsync(part);
      };
    },
    async clear() {
      await clearing.mutateAsync();
    },
  };
}
