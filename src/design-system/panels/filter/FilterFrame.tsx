import type { ReactNode } from 'react';

type FilterFrameProps = { title: ReactNode; children: ReactNode };

/** A group of filters: its name, a line below it. */
export function FilterFrame({ title, children }: FilterFrameProps) {
  return (
    <fieldset className="min-w-0 border-b border-line py-4 last:border-0">
      <legend className="float-left mb-1.5 w-full text-base font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
