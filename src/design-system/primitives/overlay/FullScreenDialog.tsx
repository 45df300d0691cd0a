import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFocusBack } from './focus-back.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';

const messages = defineMessages({
  close: {
    id: 'fullScreenDialog.close',
    defaultMessage: 'Close',
    description: 'Button over the whole screen',
  },
});

type FullScreenDialogProps = {
  /** The dialog's name; heard, not seen. */
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** What needs the whole screen. Its children share the height below the close button. Holds the focus and gives it back. */
export function FullScreenDialog({ title, onClose, onKeyDown, children }: FullScreenDialogProps) {
  const { formatMessage } = useIntl();
  const focusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={focusBack}
          className="fixed inset-0 z-(--z-modal) flex flex-col bg-canvas text-fg transition-opacity duration-(--d-base) starting:opacity-0"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton aria-label={formatMessage(messages.close)} className="m-2 self-end">
              <X aria-hidden className="size-6" strokeWidth={1.6} />
            </IconButton>
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
