import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  label: { id: 'toaster.label', defaultMessage: 'Messages', description: 'Name of the toasts' },
  close: { id: 'toaster.close', defaultMessage: 'Close', description: 'Button of a toast' },
});

const looks = {
  success: { Icon: CircleCheck, colour: 'text-primary-line' },
  warning: { Icon: TriangleAlert, colour: 'text-deal' },
  error: { Icon: CircleAlert, colour: 'text-danger-line' },
  info: { Icon: Info, colour: 'text-fg-inv' },
};

type ToasterProps = {
  toasts: readonly { id: number; tone: keyof typeof looks; text: string }[];
  onDismiss: (id: number) => void;
  /** Milliseconds that a toast stands; hover, focus and a hidden tab stop the clock (S8.46, Z39). */
  forMs?: number;
};

const fiveSeconds = 5000;

/** What the mall says in passing: top centre, at most three (S8.46–S8.48). */
export function Toaster({ toasts, onDismiss, forMs = fiveSeconds }: ToasterProps) {
  const { formatMessage } = useIntl();
  return (
    <Radix.Provider duration={forMs} label={formatMessage(messages.label)} swipeDirection="up">
      {toasts.map(({ id, tone, text }) => {
        const { Icon, colour } = looks[tone];
        return (
          <Radix.Root
            key={id}
            type={tone === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && onDismiss(id)}
            className="flex max-w-[min(420px,calc(100vw-32px))] min-w-70 items-center gap-3 rounded-md bg-inv py-1 pl-3.5 text-base text-fg-inv shadow-pop"
          >
            <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} strokeWidth={1.75} />
            <Radix.Title className="grow py-2">{text}</Radix.Title>
            <Radix.Close aria-label={formatMessage(messages.close)} className="grid size-11 shrink-0 place-items-center">
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className="fixed inset-x-0 top-4 z-(--z-toast) mx-auto flex w-fit flex-col items-center gap-2" />
    </Radix.Provider>
  );
}
