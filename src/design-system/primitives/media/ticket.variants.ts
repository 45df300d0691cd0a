import { cva } from 'class-variance-authority';

/** The shape of a ticket: `--stub` wide at its left, notched where stub and body meet. Notches are holes, so it lies on any ground. */
export const ticket = cva(
  'relative grid min-h-29 min-w-0 grid-cols-[var(--stub)_minmax(0,1fr)] rounded-lg [mask:radial-gradient(circle_9px_at_var(--stub)_0,transparent_97%,black)_0_0/100%_51%_no-repeat,radial-gradient(circle_9px_at_var(--stub)_100%,transparent_97%,black)_0_100%/100%_51%_no-repeat]',
  {
    variants: {
      size: {
        md: '[--stub:112px] max-[359px]:[--stub:92px]',
        sm: '[--stub:96px] max-[359px]:[--stub:84px]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
