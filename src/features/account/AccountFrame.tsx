import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { AccountMenuList, type AccountWay } from './AccountMenuList.tsx';

type AccountFrameProps = {
  /** The way of the menu that this screen is, where it is one. */
  current?: AccountWay;
  children: ReactNode;
};

/** A member's screen with the account's menu beside it; on narrow screens the screen alone. It never waits for the menu. */
export function AccountFrame({ current, children }: AccountFrameProps) {
  const { data: user, isPending } = useQuery(userQueries.info(useShop()));
  return (
    <div className="grid grid-cols-1 gap-6 nav:grid-cols-[220px_minmax(0,1fr)] nav:gap-8 nav:pt-6">
      <div className="max-nav:hidden print:hidden">
        {user && <AccountMenuList user={user} current={current} />}
        {isPending && <Skeleton className="h-120 rounded-lg" />}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
