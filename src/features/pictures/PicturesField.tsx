import type { ReactNode } from 'react';
import { pictureBytesMax } from '#openapi/limits.ts';
import { Uploader } from '#src/design-system/primitives/form/Uploader.tsx';
import { pictureTypes } from '#src/domain/picture-file.ts';
import type { Pictures } from './use-pictures.ts';

type PicturesFieldProps = {
  /** What the pictures are of. */
  label: ReactNode;
  hint: ReactNode;
  pictures: Pictures;
};

/** Up to five pictures of the reader's own, each on its way with its progress. */
export function PicturesField({ label, hint, pictures }: PicturesFieldProps) {
  return (
    <Uploader
      label={label}
      hint={hint}
      error={pictures.fault}
      items={pictures.items}
      maxBytes={pictureBytesMax}
      contentTypes={pictureTypes}
      onAdd={pictures.add}
      onRemove={pictures.remove}
      onRetry={pictures.retry}
    />
  );
}
