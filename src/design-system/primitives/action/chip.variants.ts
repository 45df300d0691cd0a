import { cva } from 'class-variance-authority';

/** The look of a chip: `outline` chooses, `soft` suggests. What is chosen says so by `aria-pressed`, `aria-current` or a checked radio in it. */
export const chip = cva(
  'hit inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-(--d-fast) max-nav:min-h-10 aria-pressed:border-inv aria-pressed:bg-inv aria-pressed:text-fg-inv aria-[current]:border-inv aria-[current]:bg-inv aria-[current]:text-fg-inv has-checked:border-inv has-checked:bg-inv has-checked:text-fg-inv disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-on-disabled',
  {
    variants: {
      tone: {
        outline: 'border-line-2 bg-canvas text-fg not-disabled:hover:border-control',
        soft: 'border-transparent bg-sunken text-fg not-disabled:hover:border-line-2',
      },
    },
    defaultVariants: { tone: 'outline' },
  },
);
