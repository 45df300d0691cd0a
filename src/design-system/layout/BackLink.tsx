import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type BackLinkProps = {
  /** The wider screen. */
  to: string;
  /** Its name. */
  children: ReactNode;
};

/** The way back to the wider screen, on phones; wide screens have a breadcrumb or the account's menu. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <TextLink plain to={to} className="-ml-1 inline-flex min-h-11 items-center gap-1 text-base nav:hidden">
      <ChevronLeft aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
    </TextLink>
  );
}
