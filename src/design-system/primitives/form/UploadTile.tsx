import { RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import type { UploadItem } from './upload-items.ts';

const messages = defineMessages<{
  remove: { name: string };
  sending: { name: string };
  again: { name: string };
  retry: {};
}>({
  remove: {
    id: 'uploadTile.remove',
    defaultMessage: 'Remove photo {name}',
    description: 'Button on a photo',
  },
  sending: {
    id: 'uploadTile.sending',
    defaultMessage: 'Sending {name}',
    description: 'Name of the line that shows how much of a photo is sent',
  },
  again: {
    id: 'uploadTile.again',
    defaultMessage: 'Send {name} again',
    description: 'Button on a photo that was not sent, for a screen reader',
  },
  retry: {
    id: 'uploadTile.retry',
    defaultMessage: 'Retry',
    description: 'Button on a photo that was not sent: one short word',
  },
});

type UploadTileProps = {
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
  disabled?: boolean;
};

const side = 104;

/** One picture that is handed in: on its way with a line, failed with a way on, or there. */
export function UploadTile({
  item: { name, file, src, status, progress = 0 },
  onRemove,
  onRetry,
  disabled,
}: UploadTileProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="relative size-20 overflow-hidden rounded-md bg-tile nav:size-26">
      {file ? (
        <Preview file={file} name={name} />
      ) : (
        src && (
          <Picture
            src={src}
            alt={name}
            width={side}
            height={side}
            sizes={`${side}px`}
            className="object-cover"
          />
        )
      )}
      {status === 'uploading' && (
        <span className="absolute inset-0 grid items-end bg-(--scrim) p-2">
          <progress
            value={progress}
            aria-label={formatMessage(messages.sending, { name })}
            className="h-1 w-full appearance-none overflow-hidden rounded-full bg-white/50 [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-white"
          />
        </span>
      )}
      {status === 'failed' && (
        <button
          type="button"
          disabled={disabled}
          aria-label={formatMessage(messages.again, { name })}
          onClick={onRetry}
          className="absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-1 bg-danger-soft px-1 text-xs leading-tight text-on-danger-soft -outline-offset-2 enabled:hover:underline"
        >
          <RotateCcw aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
          <FormattedMessage {...messages.retry} />
        </button>
      )}
      {!disabled && (
        <IconButton
          tone="onPhoto"
          size="md"
          aria-label={formatMessage(messages.remove, { name })}
          onClick={onRemove}
          className="absolute! top-1 right-1 size-7!"
        >
          <X aria-hidden className="size-4" strokeWidth={2} />
        </IconButton>
      )}
    </div>
  );
}

/** A file of this machine; its address lives as long as it is shown. */
function Preview({ file, name }: { file: File; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={name} className="size-full object-cover" />;
}
