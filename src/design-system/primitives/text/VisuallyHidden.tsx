import type { ReactNode } from 'react';

/** For ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className="sr-only">{children}</div>;
}
