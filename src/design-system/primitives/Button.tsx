import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { button } from './button.variants.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Work is going on: keeps its width and its name, shows a ring, takes no second click. */
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
        <>
          <span className="inline-flex items-center justify-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  );
}
