import { useMemory } from '#src/state/memory.ts';
import { onDemand } from '#src/state/sleeping.tsx';
import { useStore } from '#src/state/store.ts';

const Toaster = onDemand(async () => (await import('#src/design-system/primitives/Toaster.tsx')).Toaster);

/** Shows the toasts; their code comes with the first one. */
export function ToastHost() {
  const { ui } = useMemory();
  const toasts = useStore(ui.toasts);
  return toasts.length > 0 && <Toaster toasts={toasts} onDismiss={ui.dismiss} />;
}
