import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { button } from './button.variants.ts';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Work is going on: keeps its width and its name, shows a ring in place of its icon, takes no second click. */
    busy?: boolean;
  };

/** The one button. One `primary` a view. */
export function Button({
  tone,
  size,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      className={button({ tone, size, className })}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        // The ring takes the place of the icon; without one, that of the word, which is still heard.
        <span className="relative inline-flex items-center justify-center gap-2 not-has-[>svg]:[-webkit-text-fill-color:transparent] *:[svg]:invisible">
          {children}
          <Spinner className="absolute left-1/2 -translate-x-1/2 [svg~&]:left-0 [svg~&]:translate-x-0" />
        </span>
      ) : (
        children
      )}
    </button>
  );
}
