import { useClientState } from '#src/state/client-state.ts';
import { useStore } from '#src/state/store.ts';
import { LateCartPeek } from './late-cart-peek.ts';

/** Shows what is put into the cart; its code comes with the press. */
export function CartPeekHost() {
  const { ui } = useClientState();
  const { added } = useStore(ui.state);
  const [first] = added?.wishes ?? [];
  if (!added || !first) return null;
  return (
    <LateCartPeek
      key={first.key}
      added={added.wishes}
      coming={added.isComing}
      onClose={() => ui.set({ added: undefined })}
    />
  );
}
