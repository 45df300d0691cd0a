import { useClientState } from '#src/state/client-state.ts';
import { hasSignedIn } from '#src/state/first-interaction.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';

const LoginDialog = onDemand(async () => (await import('./LoginDialog.tsx')).LoginDialog, {
  mayBeWanted: () => !hasSignedIn(),
});

/** Shows the login modal when something asked for it, but never over the question who is to be logged in: one modal would close the other. */
export function LoginHost() {
  const { ui } = useClientState();
  const { loginModal, isHandedOver } = useStore(ui.state);
  return loginModal && !isHandedOver && <LoginDialog />;
}
