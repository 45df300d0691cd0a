import { useEffect } from 'react';
import { useClientState } from '#src/state/client-state.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';
import { offerKey } from '#src/state/use-offer-app.ts';

const DownloadOffer = onDemand(async () => (await import('./DownloadOffer.tsx')).DownloadOffer);

/** Offers the app after a try to log in, until it is closed; never over the login modal or an error (Z16). */
export function DownloadHost() {
  const { local, ui } = useClientState();
  const { downloadModal, loginModal } = useStore(ui.state);
  const toasts = useStore(ui.toasts);
  useEffect(() => {
    if (local.read(offerKey) === 'due') ui.set({ downloadModal: true });
  }, [local, ui]);
  const close = () => {
    local.write(offerKey, 'closed');
    ui.set({ downloadModal: false });
  };
  const refused = toasts.some(({ tone }) => tone === 'error');
  return downloadModal && !loginModal && !refused && <DownloadOffer onClose={close} />;
}
