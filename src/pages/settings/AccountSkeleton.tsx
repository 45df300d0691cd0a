import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';

/** The room of the account screen. */
export function AccountSkeleton() {
  return (
    <div className="grid gap-6 nav:grid-cols-[220px_minmax(0,1fr)]">
      <Skeleton className="h-96 rounded-lg max-nav:hidden" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-44 rounded-xl" />
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
    </div>
  );
}
