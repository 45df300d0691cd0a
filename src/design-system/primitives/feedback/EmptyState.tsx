import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing of the mall. */
  drawing?: ReactNode;
  /** Says what: one line. */
  title: ReactNode;
  /** Says how: one line. */
  text?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** Inside a panel or a list: less air. */
  compact?: boolean;
};

/** Nothing is here, and what to do about it. */
export function EmptyState({ drawing, title, text, action, compact = false }: EmptyStateProps) {
  return (
    <div className={`grid justify-items-center gap-2 px-4 text-center ${compact ? 'py-5' : 'pt-10 pb-14'}`}>
      {drawing}
      <div className={`${compact ? 'text-base font-semibold' : 'text-h3'} text-balance wrap-anywhere`}>
        {title}
      </div>
      {text && <p className="max-w-[40ch] text-balance text-fg-2">{text}</p>}
      {action && <div className={compact ? 'mt-1' : 'mt-3'}>{action}</div>}
    </div>
  );
}
