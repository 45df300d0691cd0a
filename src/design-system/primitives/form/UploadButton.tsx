import { cx } from 'class-variance-authority';
import { Camera } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { UploadContentType } from '#openapi/schema.gen.ts';

const messages = defineMessages({
  add: {
    id: 'uploadButton.add',
    defaultMessage: 'Add photo',
    description: 'Tile that opens the photos of the device',
  },
});

type UploadButtonProps = {
  /** Files hang over it. */
  over: boolean;
  /** How many may still come. */
  room: number;
  contentTypes: readonly UploadContentType[];
  onFiles: (files: File[]) => void;
};

/** The tile that opens the photos of the device: the platform's own file field in the mall's look. */
export function UploadButton({ over, room, contentTypes, onFiles }: UploadButtonProps) {
  return (
    <label
      className={cx(
        'relative grid size-20 place-content-center justify-items-center gap-1.5 rounded-md border-[1.5px] border-dashed p-1 text-center text-xs leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-line-2 has-disabled:bg-sunken has-disabled:text-on-disabled nav:size-26',
        over
          ? 'border-primary bg-primary-soft text-on-primary-soft'
          : 'border-control text-fg-2 not-has-disabled:hover:border-fg',
      )}
    >
      <Camera aria-hidden className="size-6" strokeWidth={1.6} />
      <FormattedMessage {...messages.add} />
      <input
        type="file"
        multiple={room > 1}
        accept={contentTypes.join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </label>
  );
}
