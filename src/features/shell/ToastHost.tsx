import { lazy, Suspense } from 'react';
import { useMemory } from '#src/state/memory.ts';
import { useStore } from '#src/state/store.ts';

const Toaster = lazy(async () => {
  const { Toaster: toaster } = await import('#src/design-system/primitives/Toaster.tsx');
  return { default: toaster };
});

/** Shows the toasts; their code comes with the first one. */
export function ToastHost() {
  const { ui } = useMemory();
  const toasts = useStore(ui.toasts);
  return (
    toasts.length > 0 && (
      <Suspense>
        <Toaster toasts={toasts} onDismiss={ui.dismiss} />
      </Suspense>
    )
  );
}
