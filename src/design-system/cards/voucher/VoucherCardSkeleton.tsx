import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { ticket } from '#src/design-system/primitives/media/ticket.variants.ts';

/** The room of a voucher, notches and all. */
export function VoucherCardSkeleton({ size }: { size?: 'md' | 'sm' }) {
  return <Skeleton className={`${ticket({ size })} rounded-lg!`} />;
}
