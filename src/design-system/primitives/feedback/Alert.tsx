import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, Info, Timer } from 'lucide-react';
import type { ReactNode } from 'react';

const alert = cva(
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-3.5 py-3 text-sm leading-normal wrap-anywhere',
  {
    variants: {
      tone: {
        danger: 'bg-danger-soft text-on-danger-soft',
        deal: 'bg-deal-soft text-on-deal-soft',
        jade: 'bg-primary-soft text-on-primary-soft',
        neutral: 'bg-sunken text-fg',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

const icons = { danger: CircleAlert, deal: Timer, jade: Info, neutral: Info };

type AlertProps = VariantProps<typeof alert> & {
  children: ReactNode;
  /** The way on, at the far end. */
  action?: ReactNode;
  /** It changes every second: it is no live region, so that nobody hears each of them. */
  ticking?: boolean;
};

/** A sentence that must not be missed, in its place. */
export function Alert({ tone, children, action, ticking = false }: AlertProps) {
  const Icon = icons[tone ?? 'neutral'];
  return (
    <div
      data-slot="alert"
      role={ticking ? undefined : tone === 'danger' ? 'alert' : 'status'}
      className={alert({ tone })}
    >
      <p className="flex min-w-0 shrink basis-60 grow items-start gap-2.5">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0">{children}</span>
      </p>
      {action}
    </div>
  );
}
