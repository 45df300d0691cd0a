import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaderboardPeriod } from '#openapi/schema.gen.ts';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { LeaderboardTable } from '#src/design-system/panels/invitation/LeaderboardTable.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

/** Who has invited most in the region, ever or this month; the board before stays until the other is there (S1.34). */
export function Board() {
  const [period, setPeriod] = useState<LeaderboardPeriod>('ALL');
  const query = useQuery({
    ...invitationQueries.leaderboard(useShop(), period),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Skeleton className="h-90 rounded-lg!" />;
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  return <LeaderboardTable board={{ ...query.data, period }} onPeriod={setPeriod} />;
}
