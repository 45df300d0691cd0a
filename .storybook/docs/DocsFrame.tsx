import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Dressed = lazy(async () => ({ default: (await import('./DressedDocs.tsx')).DressedDocs }));

/** A docs page; its code comes only when one is opened, so that stories paint sooner. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Dressed {...props} />
    </Suspense>
  );
}
