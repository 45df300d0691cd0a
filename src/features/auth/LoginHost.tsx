import { useMemory } from '#src/state/memory.ts';
import { onDemand } from '#src/state/sleeping.tsx';
import { useStore } from '#src/state/store.ts';

const LoginDialog = onDemand(async () => (await import('./LoginDialog.tsx')).LoginDialog);

/** Shows the login modal when something asked for it. */
export function LoginHost() {
  const { ui } = useMemory();
  const { loginModal } = useStore(ui.state);
  return loginModal && <LoginDialog />;
}
