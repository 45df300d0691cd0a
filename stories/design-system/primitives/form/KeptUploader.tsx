import { type ComponentProps, useState } from 'react';
import { Uploader } from '#src/design-system/primitives/form/Uploader.tsx';

/** An uploader that keeps what it is given, as a form does. */
export function KeptUploader({ items, onAdd, onRemove, onRetry, ...rest }: ComponentProps<typeof Uploader>) {
  const [kept, keep] = useState(items);
  return (
    <Uploader
      {...rest}
      items={kept}
      onAdd={(files) => {
        onAdd(files);
        keep((now) => [
          ...now,
          ...files.map((one) => ({ id: one.name, name: one.name, file: one, status: 'uploading' as const })),
        ]);
      }}
      onRemove={(id) => {
        onRemove(id);
        keep((now) => now.filter((item) => item.id !== id));
      }}
      onRetry={(id) => {
        onRetry(id);
        keep((now) =>
          now.map((item) => (item.id === id ? { ...item, status: 'uploading', progress: 0.1 } : item)),
        );
      }}
    />
  );
}
