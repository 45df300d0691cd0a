import { cva } from 'class-variance-authority';

/** The frame of everything that one types or picks into: 48 px tall, 16 px text, so that phones do not zoom. */
export const control = cva(
  'w-full min-w-0 rounded-md border-[1.5px] bg-canvas text-lg text-fg placeholder:text-fg-3 hover:border-fg-2 focus:border-fg focus-within:border-fg disabled:border-line-2 disabled:bg-sunken disabled:text-on-disabled',
  {
    variants: {
      faulty: { true: 'border-danger hover:border-danger', false: 'border-control' },
      shape: { line: 'h-12 px-3.5', area: 'min-h-28 px-3.5 py-3', group: 'flex h-12 items-center gap-2 px-1' },
    },
    defaultVariants: { faulty: false, shape: 'line' },
  },
);
