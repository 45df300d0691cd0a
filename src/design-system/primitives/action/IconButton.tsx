import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';

const iconButton = cva(
  'relative inline-grid shrink-0 place-items-center text-fg transition-colors duration-(--d-fast) disabled:cursor-not-allowed disabled:text-on-disabled',
  {
    variants: {
      tone: {
        bare: 'rounded-md enabled:hover:bg-sunken enabled:active:bg-line',
        outline:
          'rounded-md border-[1.5px] border-line-2 enabled:hover:border-control enabled:active:bg-line',
        onPhoto: 'rounded-full bg-canvas enabled:hover:bg-sunken enabled:active:bg-line',
        onHero: 'rounded-md text-on-hero enabled:hover:bg-hero-2',
      },
      size: { xl: 'min-h-13 w-13', lg: 'size-11', md: 'hit size-9' },
    },
    defaultVariants: { tone: 'bare', size: 'lg' },
  },
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButton> & {
    /** What it does; the icon alone says nothing. */
    'aria-label': string;
    /** A number on it, hidden at 0. */
    count?: number;
    /** Work is going on: a ring in place of the icon, no second click. */
    busy?: boolean;
  };

/** A button that is only an icon: on the page (`bare`, `outline`), on a photo, or on the hero band. */
export function IconButton(props: IconButtonProps) {
  const { tone, size, count = 0, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      data-slot="icon-button"
      className={iconButton({ tone, size, className })}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : children}
      <Count value={count} />
    </button>
  );
}
