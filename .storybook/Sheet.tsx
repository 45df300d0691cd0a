import type { ReactNode } from 'react';

type SheetProps = {
  /** Every cell has its label. */
  cells: Record<string, ReactNode>;
  /** Narrowest cell, px. */
  least?: number;
};

/** All looks of a component side by side, each with its name. */
export function Sheet({ cells, least = 180 }: SheetProps) {
  return (
    <dl
      className="grid items-start gap-x-6 gap-y-5"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))` }}
    >
      {Object.entries(cells).map(([label, cell]) => (
        <div key={label} className="grid gap-2">
          <dt className="text-xs text-fg-3">{label}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}
