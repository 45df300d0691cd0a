import { lazy, Suspense } from 'react';
import { useMemory } from '#src/state/memory.ts';
import { useStore } from '#src/state/store.ts';

const LoginDialog = lazy(async () => {
  const { LoginDialog: dialog } = await import('./LoginDialog.tsx');
  return { default: dialog };
});

/** Shows the login modal when something asked for it; its code comes only then. */
export function LoginHost() {
  const { loginModal } = useStore(useMemory().ui.state);
  return (
    loginModal && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  );
}
