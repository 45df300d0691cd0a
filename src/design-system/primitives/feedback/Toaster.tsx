import * as Radix from '@radix-ui/react-toast';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Toast } from './Toast.tsx';

const messages = defineMessages({
  label: { id: 'toaster.label', defaultMessage: 'Messages', description: 'Name of the toasts' },
});

type ToasterProps = {
  /** What is to be said, oldest first; three are seen, the others wait (S8.47). */
  toasts: readonly ({ id: number } & Pick<ComponentProps<typeof Toast>, 'tone' | 'text' | 'action'>)[];
  onDismiss: (id: number) => void;
  /** Milliseconds that a toast stands; hover, focus and a hidden tab stop the clock (S8.46, Z39). */
  forMs?: number;
};

const fiveSeconds = 5000;
const seenMax = 3;

/** What the mall says in passing: top centre, at most three (S8.46–S8.48). */
export function Toaster({ toasts, onDismiss, forMs = fiveSeconds }: ToasterProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.label);
  return (
    <Radix.Provider duration={forMs} label={label} swipeDirection="up">
      {toasts.slice(0, seenMax).map(({ id, ...toast }) => (
        <Toast key={id} {...toast} forMs={forMs} onDismiss={() => onDismiss(id)} />
      ))}
      <Radix.Viewport
        label={label}
        className="fixed inset-x-0 top-4 z-(--z-toast) mx-auto flex w-fit flex-col items-center gap-2"
      />
    </Radix.Provider>
  );
}
