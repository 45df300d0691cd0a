import { cva } from 'class-variance-authority';

/** The look of everything that acts like a button; `tone` says what it does, `size` is its height (52, 44, 36, 32 px). */
export const button = cva(
  'relative inline-flex items-center justify-center gap-2 border-[1.5px] text-center leading-tight font-semibold transition-[background-color,border-color,color,scale] duration-(--d-fast) select-none not-disabled:active:scale-98 aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
  {
    variants: {
      tone: {
        primary:
          'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover not-disabled:active:bg-primary-press',
        soft: 'border-transparent bg-primary-soft text-on-primary-soft not-disabled:hover:bg-primary-soft-hover not-disabled:active:bg-primary-line',
        outline:
          'border-control bg-transparent text-fg not-disabled:hover:border-fg not-disabled:hover:bg-surface-2 not-disabled:active:bg-line',
        ghost:
          'border-transparent bg-transparent text-fg not-disabled:hover:bg-sunken not-disabled:active:bg-line',
        ink: 'border-transparent bg-inv text-fg-inv not-disabled:hover:bg-inv-hover not-disabled:active:bg-inv-press',
        deal: 'border-transparent bg-deal text-on-deal not-disabled:hover:bg-deal-hover not-disabled:active:bg-deal-press',
        danger:
          'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-hover not-disabled:active:bg-danger-press',
        onHero:
          'border-transparent bg-white text-hero not-disabled:hover:bg-primary-soft not-disabled:hover:text-on-primary-soft',
        onHeroOutline: 'border-on-hero bg-transparent text-on-hero not-disabled:hover:bg-hero-pattern',
      },
      size: {
        xl: 'min-h-13 rounded-md px-7 py-2 text-lg leading-tight font-semibold',
        lg: 'min-h-11 rounded-md px-5 py-2 text-[0.9375rem]',
        md: 'hit min-h-9 rounded-sm px-3.5 py-1.5 text-sm leading-tight font-semibold max-nav:min-h-10',
        sm: 'hit min-h-8 rounded-sm px-3 py-1 text-sm leading-tight font-semibold max-nav:min-h-9',
      },
    },
    defaultVariants: { tone: 'primary', size: 'lg' },
  },
);
