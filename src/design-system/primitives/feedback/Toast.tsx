import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  close: { id: 'toast.close', defaultMessage: 'Close', description: 'Button of a toast' },
});

const looks = {
  success: { Icon: CircleCheck, colour: 'text-inv-ok' },
  warning: { Icon: TriangleAlert, colour: 'text-inv-warn' },
  error: { Icon: CircleX, colour: 'text-inv-bad' },
  info: { Icon: Info, colour: 'text-fg-inv' },
};

type ToastProps = {
  tone: keyof typeof looks;
  text: string;
  /** Milliseconds that it stands. */
  forMs: number;
  /** A way on, and the only one: what it does can be done elsewhere, too. */
  action?: { name: string; onPress: () => void };
  onDismiss: () => void;
};

/** One message in passing, with a line that runs down while its time does. */
export function Toast({ tone, text, forMs, action, onDismiss }: ToastProps) {
  const { formatMessage } = useIntl();
  const [paused, setPaused] = useState(false);
  const { Icon, colour } = looks[tone];
  return (
    <Radix.Root
      open
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={forMs}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      onOpenChange={(open) => !open && onDismiss()}
      className="relative flex max-w-[min(420px,calc(100vw-32px))] items-center gap-3 overflow-hidden rounded-md bg-inv pl-3.5 text-base text-fg-inv shadow-pop transition-[opacity,translate] duration-(--d-base) ease-out nav:min-w-70 starting:-translate-y-3 starting:opacity-0"
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} strokeWidth={1.75} />
      <Radix.Title className="min-w-0 py-3 wrap-anywhere">{text}</Radix.Title>
      {action && (
        <Radix.Action
          altText={action.name}
          onClick={action.onPress}
          className="hit shrink-0 rounded-sm font-semibold underline underline-offset-3 outline-fg-inv"
        >
          {action.name}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={formatMessage(messages.close)}
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-md -outline-offset-4 outline-fg-inv"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
      <span
        aria-hidden
        className="runs-down absolute inset-x-0 bottom-0 h-0.5 bg-fg-inv/50"
        style={{ animationDuration: `${forMs}ms`, animationPlayState: paused ? 'paused' : 'running' }}
      />
    </Radix.Root>
  );
}
