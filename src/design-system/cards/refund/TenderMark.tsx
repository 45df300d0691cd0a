import { Wallet } from 'lucide-react';
import type { RefundTender } from '#openapi/schema.gen.ts';

type TenderMarkProps = { to: RefundTender['to'] };

const card =
  'relative h-7.5 w-11.5 overflow-hidden rounded-xs bg-door-1 before:absolute before:top-[7px] before:left-1.5 before:h-[7px] before:w-[9px] before:rounded-[2px] before:bg-deal after:absolute after:right-3.5 after:bottom-1.5 after:left-1.5 after:h-[3px] after:rounded-[2px] after:bg-white/60';
const coin =
  'grid size-7.5 place-items-center rounded-full bg-deal inset-ring-2 inset-ring-star-line/50 before:h-3 before:w-2.5 before:rounded-t-full before:bg-on-deal/65';

/** The shape of what comes back: a bank card, the wallet, a coin. The words beside it say which. */
export function TenderMark({ to }: TenderMarkProps) {
  return (
    <span aria-hidden className="grid w-13 shrink-0 place-items-center">
      {to === 'CARD' && <span className={card} />}
      {to === 'COINS' && <span className={coin} />}
      {to === 'WALLET' && (
        <span className="grid size-10 place-items-center rounded-md bg-sunken">
          <Wallet className="size-5" strokeWidth={1.75} />
        </span>
      )}
    </span>
  );
}
