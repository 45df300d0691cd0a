import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, Info, Timer } from 'lucide-react';
import type { ReactNode } from 'react';

const alert = cva('flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm leading-normal', {
  variants: {
    tone: {
      danger: 'bg-danger-soft text-on-danger-soft',
      deal: 'bg-deal-soft text-on-deal-soft',
      jade: 'bg-primary-soft text-on-primary-soft',
      neutral: 'bg-sunken text-fg',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const icons = { danger: CircleAlert, deal: Timer, jade: Info, neutral: Info };

type AlertProps = VariantProps<typeof alert> & {
  children: ReactNode;
  /** The way on, at the far end. */
  action?: ReactNode;
};

/** A sentence that must not be missed, in its place. */
export function Alert({ tone, children, action }: AlertProps) {
  const Icon = icons[tone ?? 'neutral'];
  return (
    <div data-slot="alert" role={tone === 'danger' ? 'alert' : 'status'} className={alert({ tone })}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 grow">{children}</p>
      {action}
    </div>
  );
}
