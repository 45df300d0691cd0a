import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';

type BalanceBandProps = {
  icon: LucideIcon;
  /** What is counted. */
  label: ReactNode;
  /** How much of it there is now. */
  figure: ReactNode;
  /** Lines below: what is on its way, what it is worth. */
  children?: ReactNode;
};

/** What somebody has to spend, on the region's band. */
export function BalanceBand({ icon: Icon, label, figure, children }: BalanceBandProps) {
  return (
    <Pattern className="grid gap-1 rounded-xl p-5 nav:p-6">
      <h2 className="flex items-center gap-2 text-base font-medium tracking-normal">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {label}
      </h2>
      <p className="text-price-xl wrap-anywhere tabular-nums">{figure}</p>
      {children && <div className="grid gap-0.5 text-sm tabular-nums">{children}</div>}
    </Pattern>
  );
}
