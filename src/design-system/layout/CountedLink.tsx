import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type CountedLinkProps = Pick<
  ComponentProps<typeof TextLink>,
  'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-expanded' | 'aria-haspopup'
> & {
  href: string;
  icon: LucideIcon;
  /** What is behind it; it does not change with the count. */
  name: string;
  /** Nothing is shown at 0. */
  count: number;
  /** The count in words, said after the name. */
  counted: ReactNode;
};

/** An icon of the header with a count at its corner. */
export function CountedLink({ href, icon: Icon, name, count, counted, ...rest }: CountedLinkProps) {
  const id = useId();
  return (
    <>
      <TextLink
        plain
        to={href}
        {...rest}
        aria-label={name}
        aria-describedby={count > 0 ? id : undefined}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunken aria-expanded:bg-sunken"
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.6} />
        <Count value={count} />
      </TextLink>
      {count > 0 && (
        <span id={id} className="sr-only">
          {counted}
        </span>
      )}
    </>
  );
}
