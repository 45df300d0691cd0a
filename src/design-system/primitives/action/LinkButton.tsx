import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { button } from './button.variants.ts';
import { TextLink } from './TextLink.tsx';

type LinkButtonProps = ComponentProps<typeof TextLink> & VariantProps<typeof button>;

/** Goes somewhere and looks like a button. */
export function LinkButton({ tone, size, className, ...rest }: LinkButtonProps) {
  return <TextLink plain className={button({ tone, size, className })} {...rest} />;
}
