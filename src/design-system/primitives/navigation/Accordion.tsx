import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = {
  items: readonly { value: string; title: ReactNode; body: ReactNode }[];
  /** Those that are open at first. */
  open?: readonly string[];
};

/** Headings that open what belongs to them, any number at once. */
export function Accordion({ items, open = [] }: AccordionProps) {
  return (
    <Radix.Root type="multiple" defaultValue={[...open]} className="grid min-w-0">
      {items.map(({ value, title, body }) => (
        <Radix.Item key={value} value={value} className="min-w-0 border-b border-line">
          <Radix.Header className="flex">
            <Radix.Trigger className="group flex min-h-13 grow items-center justify-between gap-4 py-3 text-left text-[0.9375rem] font-semibold">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-fg-2 transition-transform duration-(--d-base) group-data-[state=open]:rotate-180"
                strokeWidth={1.75}
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="pb-4 text-base wrap-anywhere text-fg-2">{body}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
