import { Skeleton } from '../primitives/Skeleton.tsx';
import { ticket } from '../primitives/ticket.variants.ts';

/** The room of a voucher, notches and all. */
export function VoucherCardSkeleton({ size }: { size?: 'md' | 'sm' }) {
  return <Skeleton className={`${ticket({ size })} rounded-lg!`} />;
}
