import { useClientState } from './client-state.ts';

/** Where the browser remembers that the app is to be offered, and that it was. */
export const offerKey = 'mall.app';

/** Has the app offered after a try to log in, once in this browser (S2.109, Z16). */
export function useOfferApp() {
  const { local, ui } = useClientState();
  return () => {
    if (local.read(offerKey) === 'closed') return;
    local.write(offerKey, 'due');
    ui.set({ downloadModal: true });
  };
}
