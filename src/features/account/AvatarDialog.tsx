import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  title: { id: 'avatarDialog.title', defaultMessage: 'Your new picture', description: 'Name of the dialog' },
  how: {
    id: 'avatarDialog.how',
    defaultMessage: 'The centre of the picture is shown, as here.',
    description: 'Below the name: the picture is cut square',
  },
  use: { id: 'avatarDialog.use', defaultMessage: 'Use this picture', description: 'Button: sends it' },
  again: { id: 'avatarDialog.again', defaultMessage: 'Try again', description: 'Button: sends it once more' },
  sending: {
    id: 'avatarDialog.sending',
    defaultMessage: 'Uploading the picture',
    description: 'Name of the line that shows how much is sent',
  },
  cancel: { id: 'avatarDialog.cancel', defaultMessage: 'Cancel', description: 'Button: nothing is sent' },
});

type AvatarDialogProps = {
  file: File;
  /** How much has gone, 0 to 1; undefined before it is sent. */
  progress: number | undefined;
  saving: boolean;
  /** Why it was refused. */
  fault: string | undefined;
  onSend: () => void;
  /** Closes, and stops what is on its way. */
  onCancel: () => void;
};

/** How the picture will look, before it is sent; then how far it is, with the way to stop it. */
export function AvatarDialog({ file, progress, saving, fault, onSend, onCancel }: AvatarDialogProps) {
  const { formatMessage } = useIntl();
  const busy = progress !== undefined || saving;
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.how} />}
      onClose={onCancel}
    >
      <div className="grid gap-5">
        <div className="mx-auto size-56 overflow-hidden rounded-full bg-tile">
          <Preview file={file} />
        </div>
        {busy && (
          <progress
            value={progress ?? 1}
            aria-label={formatMessage(messages.sending)}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary"
          />
        )}
        {fault && <Alert tone="danger">{fault}</Alert>}
        <div className="grid grid-cols-2 gap-3">
          <Button tone="outline" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button busy={busy} onClick={onSend}>
            <FormattedMessage {...(fault ? messages.again : messages.use)} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A file of this machine; its address lives as long as it is shown. */
function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt="" className="size-full object-cover" />;
}
