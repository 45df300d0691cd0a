import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  close: { id: 'dialog.close', defaultMessage: 'Close', description: 'Button of every dialog' },
});

type DialogProps = {
  /** The dialog's name. */
  title: string;
  /** Seen in place of the title: a head of its own. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A question over the page: 440 px wide, a sheet from below at 834 px and less. Holds the focus and gives it back. */
export function Dialog({ title, head, onClose, children }: DialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-scrim) bg-(--scrim)" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-(--z-modal) flex max-h-[92dvh] flex-col overflow-hidden rounded-t-xl bg-raised text-fg shadow-modal nav:inset-x-auto nav:top-1/2 nav:bottom-auto nav:left-1/2 nav:w-[440px] nav:-translate-x-1/2 nav:-translate-y-1/2 nav:rounded-xl"
        >
          {head ? (
            <Radix.Title asChild>
              <h2 className="sr-only">{title}</h2>
            </Radix.Title>
          ) : (
            <Radix.Title className="px-6 pt-6 pr-16 text-h2">{title}</Radix.Title>
          )}
          {head}
          <div className="overflow-y-auto px-6 pt-5 pb-[max(24px,env(safe-area-inset-bottom))]">{children}</div>
          <Radix.Close
            aria-label={formatMessage(messages.close)}
            className={`absolute top-3 right-3 grid size-11 place-items-center rounded-md ${head ? 'text-on-hero' : 'text-fg hover:bg-sunken'}`}
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
