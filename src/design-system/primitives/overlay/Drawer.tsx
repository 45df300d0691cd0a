import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Drawer as Vaul } from 'vaul';
import { useFocusBack } from './focus-back.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { useWide } from './use-wide.ts';

const messages = defineMessages({
  close: { id: 'drawer.close', defaultMessage: 'Close', description: 'Button of every drawer and sheet' },
});

type DrawerProps = {
  /** The drawer's name, at its top. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Stands still below what scrolls: the buttons. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** What belongs to the page but needs room: 400 px at the side; at 834 px and less a sheet from below, of 640 px at most, that can be dragged shut. Holds the focus and gives it back. */
export function Drawer({ title, description, foot, onClose, children }: DrawerProps) {
  const { formatMessage } = useIntl();
  const focusBack = useFocusBack();
  const wide = useWide();
  return (
    <Vaul.Root
      open
      // The drawer takes the focus in, as every dialog does.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      noBodyStyles
      direction={wide ? 'right' : 'bottom'}
      onOpenChange={(open) => !open && onClose()}
    >
      <Vaul.Portal>
        <Vaul.Overlay className="fixed inset-0 z-(--z-scrim) bg-(--scrim) [animation-duration:var(--d-slow)]!" />
        <Vaul.Content
          {...(!description && { 'aria-describedby': undefined })}
          onCloseAutoFocus={focusBack}
          className="fixed z-(--z-modal) flex flex-col bg-raised text-fg shadow-modal [animation-duration:var(--d-slow)]! max-nav:inset-x-0 max-nav:bottom-0 max-nav:mx-auto max-nav:max-w-160 max-nav:max-h-[92dvh] max-nav:rounded-t-xl nav:inset-y-0 nav:right-0 nav:w-[400px] nav:rounded-l-xl"
        >
          <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-2 nav:hidden" />
          <div className="flex items-start justify-between gap-3 px-4 pt-2 pb-1">
            <div className="min-w-0 py-2">
              <Vaul.Title aria-live="polite" className="text-h2 wrap-anywhere">
                {title}
              </Vaul.Title>
              {description && (
                <Vaul.Description className="pt-1 text-base text-fg-2">{description}</Vaul.Description>
              )}
            </div>
            <Vaul.Close asChild>
              <IconButton aria-label={formatMessage(messages.close)} className="-mr-2.5 shrink-0">
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            </Vaul.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {foot && (
            <div className="flex shrink-0 flex-wrap gap-3 border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  );
}
