import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type MoreLinkProps = {
  /** Where all of it is. */
  to: string;
  /** Id of the heading that says all of what. */
  describedBy?: string;
  className?: string;
  /** The words: “See all”. */
  children: ReactNode;
};

/** Beside a heading: the way to the whole list of which a part stands below. */
export function MoreLink({ to, describedBy, className, children }: MoreLinkProps) {
  return (
    <TextLink
      plain
      to={to}
      aria-describedby={describedBy}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-0.5 text-sm font-semibold hover:text-link',
        className,
      )}
    >
      {children}
      <ChevronRight aria-hidden className="size-4" />
    </TextLink>
  );
}
