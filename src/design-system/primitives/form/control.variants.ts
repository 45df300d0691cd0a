import { cva } from 'class-variance-authority';

/** The frame of everything that one types or picks into: 48 px tall, 16 px text, so that phones do not zoom. */
export const control = cva(
  'w-full min-w-0 rounded-md border-[1.5px] bg-canvas text-lg text-fg transition-colors duration-(--d-fast) placeholder:text-fg-3 disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-on-disabled [&:is(:autofill,[data-autofilled])]:shadow-[inset_0_0_0_3rem_var(--c-primary-soft)] [&:is(:autofill,[data-autofilled])]:[-webkit-text-fill-color:var(--c-text)]',
  {
    variants: {
      faulty: {
        true: 'border-danger inset-ring-[0.5px] inset-ring-danger',
        false:
          'border-control not-disabled:hover:border-fg-2 not-disabled:focus:border-fg not-disabled:focus-within:border-fg',
      },
      shape: {
        line: 'h-12 px-3.5',
        area: 'min-h-28 px-3.5 py-3',
        group:
          'flex h-12 items-center gap-2 px-1 has-disabled:not-has-enabled:border-line-2 has-disabled:not-has-enabled:bg-sunken has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
      },
    },
    defaultVariants: { faulty: false, shape: 'line' },
  },
);

/** The input inside a group: the group shows the ring, the input none. */
export const inner =
  'h-full w-full min-w-0 bg-transparent outline-none shadow-none tabular-nums disabled:text-on-disabled';
