import { cva } from 'class-variance-authority';

/** The look of everything that acts like a button; `tone` says what it does, `size` is its height. */
export const button = cva(
  'inline-flex items-center justify-center gap-2 border-[1.5px] border-transparent text-center leading-tight font-semibold transition-colors duration-(--d-fast) select-none aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
  {
    variants: {
      tone: {
        primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover enabled:active:bg-primary-press',
        soft: 'bg-primary-soft text-on-primary-soft enabled:hover:bg-primary-line',
        outline: 'border-control bg-transparent text-fg enabled:hover:border-fg enabled:hover:bg-surface-2',
        ghost: 'bg-transparent text-fg enabled:hover:bg-sunken',
        ink: 'bg-inv text-fg-inv enabled:hover:opacity-90',
        deal: 'bg-deal text-on-deal enabled:hover:opacity-90',
        danger: 'bg-danger text-on-danger enabled:hover:bg-danger-hover',
        onHero: 'bg-white text-hero',
      },
      size: {
        xl: 'min-h-13 rounded-md px-7 py-2 text-lg',
        lg: 'min-h-11 rounded-md px-5 py-2 text-[0.9375rem]',
        md: 'hit min-h-9 rounded-sm px-3.5 py-1.5 text-sm',
        sm: 'hit min-h-8 rounded-sm px-3 py-1 text-sm',
      },
    },
    defaultVariants: { tone: 'primary', size: 'lg' },
  },
);
