import type { ComponentProps } from 'react';
import { TextLink } from './TextLink.tsx';

type MaybeLinkProps = Omit<ComponentProps<typeof TextLink>, 'to'> & {
  /** Where it leads; without it the words stand alone, with no look of a link. */
  to: string | undefined;
};

/** Words that lead somewhere where there is somewhere to go. */
export function MaybeLink({ to, children, ...rest }: MaybeLinkProps) {
  return to === undefined ? (
    children
  ) : (
    <TextLink to={to} {...rest}>
      {children}
    </TextLink>
  );
}
