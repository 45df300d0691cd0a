import { VoucherCardSkeleton } from '#src/design-system/cards/voucher/VoucherCardSkeleton.tsx';

const room = [0, 1, 2, 3, 4, 5];

/** The room of a list of vouchers. */
export function VouchersSkeleton() {
  return (
    <ul aria-busy className="grid gap-3 nav:grid-cols-2 nav:gap-4 lg:grid-cols-3">
      {room.map((place) => (
        <li key={place}>
          <VoucherCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
