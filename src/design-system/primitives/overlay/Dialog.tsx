import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFocusBack } from './focus-back.ts';

const messages = defineMessages({
  close: { id: 'dialog.close', defaultMessage: 'Close', description: 'Button of every dialog' },
});

type DialogProps = {
  /** The dialog's name. */
  title: string;
  /** A sentence below the title, said when the dialog opens. */
  description?: ReactNode;
  /** Seen in place of the title: a head of its own, on the hero's colour. */
  head?: ReactNode;
  onClose: () => void;
  /** Neither Esc nor a press beside it closes it, and it has no cross: what stands in it says how to go on. */
  byButtonsOnly?: boolean;
  children?: ReactNode;
};

/** A question over the page: 440 px wide, a sheet from below at 834 px and less. Holds the focus and gives it back. */
export function Dialog({ title, description, head, onClose, byButtonsOnly, children }: DialogProps) {
  const { formatMessage } = useIntl();
  const focusBack = useFocusBack();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={(open) => !open && !byButtonsOnly && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-scrim) bg-(--scrim) transition-opacity duration-(--d-base) starting:opacity-0" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          ref={content}
          onCloseAutoFocus={focusBack}
          // No button has the focus by itself where a press of Enter must not decide anything.
          {...(byButtonsOnly && {
            onOpenAutoFocus: (event: Event) => {
              event.preventDefault();
              content.current?.focus();
            },
          })}
          className="fixed inset-x-0 bottom-0 z-(--z-modal) mx-auto flex max-h-[92dvh] max-w-160 flex-col overflow-hidden rounded-t-xl bg-raised text-fg shadow-modal transition-[translate,opacity] duration-(--d-slow) ease-out max-nav:starting:translate-y-full nav:inset-x-auto nav:top-1/2 nav:bottom-auto nav:left-1/2 nav:w-[440px] nav:-translate-x-1/2 nav:-translate-y-1/2 nav:rounded-xl nav:duration-(--d-base) nav:starting:opacity-0"
        >
          {!head && (
            <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-2 nav:hidden" />
          )}
          <Radix.Title className={head ? 'sr-only' : 'pt-3 pr-16 pb-1.5 pl-6 text-h2 nav:pt-6 nav:pb-0'}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className={head ? 'sr-only' : 'px-6 pt-1 text-base text-fg-2'}>
              {description}
            </Radix.Description>
          )}
          {head}
          <div className="overflow-y-auto px-6 pt-5 pb-[max(24px,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {!byButtonsOnly && (
            <Radix.Close
              aria-label={formatMessage(messages.close)}
              className={cx(
                'absolute top-3 right-3 grid size-11 place-items-center rounded-md',
                head ? 'text-on-hero hover:bg-hero-2' : 'text-fg hover:bg-sunken',
              )}
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
