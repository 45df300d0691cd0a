import { type ReactNode, useId } from 'react';

type PanelProps = {
  title?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A framed part of a page, with its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 nav:p-5"
    >
      {title && (
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
