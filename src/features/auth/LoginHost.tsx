import { useMemory } from '#src/state/memory.ts';
import { onDemand } from '#src/state/sleeping.tsx';
import { useStore } from '#src/state/store.ts';

const LoginDialog = onDemand(async () => (await import('./LoginDialog.tsx')).LoginDialog);

/** Shows the login modal when something asked for it; its code comes only then. */
export function LoginHost() {
  const { loginModal } = useStore(useMemory().ui.state);
  return loginModal && <LoginDialog />;
}
