import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';

const LoginDialog = onDemand(async () => (await import('./LoginDialog.tsx')).LoginDialog);

/** Shows the login modal when something asked for it. */
export function LoginHost() {
  const { ui } = useClientState();
  const { loginModal } = useStore(ui.state);
  return loginModal && <LoginDialog />;
}
