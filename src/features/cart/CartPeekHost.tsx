import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';

const CartPeek = onDemand(async () => (await import('./CartPeek.tsx')).CartPeek);

/** Fetches the code of the drawer before it is opened; rejects where it cannot be had. */
export const bringCartPeek = CartPeek.bring;

/** Shows what has just been put into the cart; its code comes with the first touch. */
export function CartPeekHost() {
  const { ui } = useClientState();
  const { added } = useStore(ui.state);
  const [first] = added ?? [];
  if (!added || !first) return null;
  return <CartPeek key={first.key} added={added} onClose={() => ui.set({ added: undefined })} />;
}
