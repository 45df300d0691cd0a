import * as Radix from '@radix-ui/react-tabs';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';

const list = cva('', {
  variants: {
    look: {
      line: 'fades flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] nav:gap-7',
      segmented: 'grid auto-cols-fr grid-flow-col gap-0.5 rounded-md bg-sunken p-[3px]',
      side: 'grid shrink-0 content-start border-l border-line nav:w-60',
    },
  },
  defaultVariants: { look: 'line' },
});

const tab = cva(
  'inline-flex items-center gap-1.5 text-fg-2 disabled:cursor-not-allowed disabled:text-on-disabled',
  {
    variants: {
      look: {
        line: 'h-12 shrink-0 justify-center whitespace-nowrap text-[0.9375rem] font-medium -outline-offset-2 data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:shadow-[inset_0_-3px_0_0_var(--c-primary)]',
        segmented:
          'hit min-h-[38px] justify-center rounded-sm px-3 text-center text-base wrap-anywhere font-medium data-[state=active]:bg-canvas data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:ring-1 data-[state=active]:ring-line-2',
        side: 'min-h-11 px-4 py-2 text-left wrap-anywhere text-[0.9375rem] font-medium -outline-offset-2 enabled:hover:bg-sunken data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:shadow-[inset_3px_0_0_0_var(--c-primary)]',
      },
    },
    defaultVariants: { look: 'line' },
  },
);

type TabsProps = VariantProps<typeof list> & {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { value: string; name: ReactNode; count?: number; disabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
  /** What belongs to the tab that is on. */
  children: ReactNode;
};

/** Several views of one thing, one at a time; arrows walk, the choice follows: `side` is a column, walked up and down. Screens with an address are links instead. */
export function Tabs({ label, tabs, value, onChange, look, children }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      orientation={look === 'side' ? 'vertical' : 'horizontal'}
      className={look === 'side' ? 'grid gap-4 nav:flex nav:gap-8' : undefined}
    >
      <Radix.List aria-label={label} className={list({ look })}>
        {tabs.map(({ value: of, name, count = 0, disabled }) => (
          <Radix.Trigger key={of} value={of} disabled={disabled} className={tab({ look })}>
            {name}
            {count > 0 && (
              <span className="rounded-full bg-deal px-1.5 text-xs leading-[18px] font-semibold text-on-deal tabular-nums">
                <FormattedNumber value={count} />
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className={look === 'side' ? 'min-w-0 grow' : 'pt-4 -outline-offset-2'}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
