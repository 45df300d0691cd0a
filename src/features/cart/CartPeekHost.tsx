import { useClientState } from '#src/state/client-state.ts';
import { useStore } from '#src/state/store.ts';
import { LateCartPeek } from './late-cart-peek.ts';

/** Shows what has just been put into the cart; its code comes with the press. */
export function CartPeekHost() {
  const { ui } = useClientState();
  const { added } = useStore(ui.state);
  const [first] = added ?? [];
  if (!added || !first) return null;
  return <LateCartPeek key={first.key} added={added} onClose={() => ui.set({ added: undefined })} />;
}
