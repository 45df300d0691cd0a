import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CopyField } from '#src/design-system/primitives/form/CopyField.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { QrCode } from '#src/design-system/primitives/media/QrCode.tsx';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  title: { id: 'shareDialog.title', defaultMessage: 'Share', description: 'Title of a dialog' },
  link: { id: 'shareDialog.link', defaultMessage: 'Link', description: 'Label of the address to hand on' },
  code: {
    id: 'shareDialog.code',
    defaultMessage: 'Code with the link',
    description: 'A square code for cameras; for a screen reader',
  },
  scan: {
    id: 'shareDialog.scan',
    defaultMessage: 'Scan it to open the page on a phone.',
    description: 'Beside the code',
  },
  copied: { id: 'shareDialog.copied', defaultMessage: 'Link copied', description: 'Toast' },
});

type ShareDialogProps = {
  /** What is shared. */
  name: string;
  /** Its whole address. */
  link: string;
  onClose: () => void;
};

/** The link of a page to copy, and as a code for the camera of a phone. */
export function ShareDialog({ name, link, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  return (
    <Dialog title={formatMessage(messages.title)} description={name} onClose={onClose}>
      <div className="grid gap-5">
        <CopyField
          label={<FormattedMessage {...messages.link} />}
          value={link}
          onCopied={() => ui.say('success', formatMessage(messages.copied))}
        />
        <div className="flex items-center gap-4">
          <QrCode value={link} label={formatMessage(messages.code)} className="size-28" />
          <p className="text-sm text-fg-2">
            <FormattedMessage {...messages.scan} />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
