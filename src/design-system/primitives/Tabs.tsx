import * as Radix from '@radix-ui/react-tabs';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';

const list = cva('', {
  variants: {
    look: {
      line: 'flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] nav:gap-7',
      segmented: 'grid auto-cols-fr grid-flow-col gap-0.5 rounded-md bg-sunken p-[3px]',
    },
  },
  defaultVariants: { look: 'line' },
});

const tab = cva(
  'inline-flex items-center justify-center gap-1.5 whitespace-nowrap text-fg-2 disabled:text-on-disabled',
  {
    variants: {
      look: {
        line: 'h-12 shrink-0 text-[0.9375rem] font-medium -outline-offset-2 data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:shadow-[inset_0_-3px_0_0_var(--c-primary)]',
        segmented:
          'hit min-h-[38px] rounded-sm px-3 text-base font-medium data-[state=active]:bg-canvas data-[state=active]:font-semibold data-[state=active]:text-fg data-[state=active]:ring-1 data-[state=active]:ring-line-2',
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

/** Several views of one thing, one at a time; arrows walk, the choice follows. Screens with an address are links instead. */
export function Tabs({ label, tabs, value, onChange, look, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
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
      <Radix.Content value={value} className="pt-4 -outline-offset-2">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
