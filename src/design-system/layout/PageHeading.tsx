import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  /** A line below it: how many, what for. */
  note?: ReactNode;
};

/** The one level-1 heading of a screen. */
export function PageHeading({ title, note }: PageHeadingProps) {
  return (
    <div className="flex flex-col gap-1 pt-4 pb-4 nav:pt-6">
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      {note && <div className="text-sm text-fg-2">{note}</div>}
    </div>
  );
}
