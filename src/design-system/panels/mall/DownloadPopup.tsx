import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';

const messages = defineMessages({
  title: { id: 'downloadPopup.title', defaultMessage: 'Get the app', description: 'Heading' },
  scan: {
    id: 'downloadPopup.scan',
    defaultMessage: 'Scan to have the mall on your phone.',
    description: 'Beside the QR code, on wide screens',
  },
  install: {
    id: 'downloadPopup.install',
    defaultMessage: 'The whole mall on your phone.',
    description: 'Above the store buttons, on phones',
  },
  close: { id: 'downloadPopup.close', defaultMessage: 'Close', description: 'Button' },
});

type DownloadPopupProps = {
  /** The code that leads to the app, wide screens only. */
  qr: ReactNode;
  /** The ways to the stores, phones only; without any, a phone is offered nothing. */
  stores?: ReactNode;
  onClose: () => void;
};

/** The app, offered on a marigold card that covers nothing one needs. */
export function DownloadPopup({ qr, stores, onClose }: DownloadPopupProps) {
  const { formatMessage } = useIntl();
  return (
    <aside
      aria-label={formatMessage(messages.title)}
      className={cx(
        '[body:has([data-slot=conversation])_&]:hidden fixed right-4 bottom-[calc(var(--bottom-nav-h)+16px)] left-4 z-(--z-bottom-nav) flex items-center gap-4 rounded-xl bg-deal p-4.5 pr-12 text-on-deal shadow-pop nav:right-6 nav:bottom-6 nav:left-auto nav:w-90',
        !stores && 'max-nav:hidden',
      )}
    >
      <span className="size-24 shrink-0 rounded-md bg-white p-2 max-nav:hidden [&>svg]:size-full">{qr}</span>
      <div className="grid min-w-0 gap-1">
        <p className="text-h3">
          <FormattedMessage {...messages.title} />
        </p>
        <p className="text-sm max-nav:hidden">
          <FormattedMessage {...messages.scan} />
        </p>
        <p className="text-sm nav:hidden">
          <FormattedMessage {...messages.install} />
        </p>
        {stores && <div className="mt-2 flex flex-wrap gap-2 nav:hidden">{stores}</div>}
      </div>
      <IconButton
        aria-label={formatMessage(messages.close)}
        className="absolute! top-1 right-1 hover:bg-deal-hover!"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
    </aside>
  );
}
