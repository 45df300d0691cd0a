import type { ComponentType } from 'react';

const files = import.meta.glob<Record<string, ComponentType>>(
  '../../src/design-system/layout/illustrations/*.tsx',
  {
    eager: true,
  },
);
const drawings = Object.values(files).flatMap((file) => Object.entries(file));

/** Every drawing with its name. */
export function Drawings({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="sb-unstyled my-4 grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-5 rounded-lg border border-line bg-canvas p-5"
    >
      {drawings.map(([name, Drawing]) => (
        <figure key={name}>
          <Drawing />
          <figcaption className="text-xs text-fg-2">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
