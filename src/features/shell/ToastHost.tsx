import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';

const Toaster = onDemand(
  async () => (await import('#src/design-system/primitives/feedback/Toaster.tsx')).Toaster,
);

/** Shows the toasts; their code comes with the first one. */
export function ToastHost() {
  const { ui } = useClientState();
  const toasts = useStore(ui.toasts);
  return toasts.length > 0 && <Toaster toasts={toasts} onDismiss={ui.dismiss} />;
}
