import { createStore, type Store } from './store.ts';

export type ToastTone = 'success' | 'warning' | 'error' | 'info';
/** A way on from a toast, such as taking back what was just done. */
export type ToastAction = { name: string; onPress: () => void };
export type ToastItem = { id: number; tone: ToastTone; text: string; action?: ToastAction };

/** The client state of the specification (S3.23, Z20), under its own names. */
export type UiState = {
  /** The login modal is open. */
  loginModal: boolean;
  /** The reader is to be told of the app (S2.109). */
  downloadModal: boolean;
  /** Which country code of the region list the login form shows. */
  phoneCodeIndex: number;
  /** Pieces in the cart as the reader last saw them, changed ahead of the service's answer. */
  cartItemCount: number;
  /** The region that the reader has just picked; the frame takes it from there (S4.13). */
  regionWanted: number | undefined;
  /** The name of the screen that is shown (S2.41). */
  currentRoute: string;
};

export type Ui = {
  state: Store<UiState>;
  toasts: Store<readonly ToastItem[]>;
  set(change: Partial<UiState>): void;
  /** Shows a toast; the oldest waits no longer when there are more than three (S8.47). */
  say(tone: ToastTone, text: string, action?: ToastAction): void;
  dismiss(id: number): void;
};

const toastsMax = 3;

export function createUi(): Ui {
  const state = createStore<UiState>({
    loginModal: false,
    downloadModal: false,
    phoneCodeIndex: 0,
    cartItemCount: 0,
    regionWanted: undefined,
    currentRoute: '',
  });
  const toasts = createStore<readonly ToastItem[]>([]);
  let last = 0;
  return {
    state,
    toasts,
    set: (change) => state.set((now) => ({ ...now, ...change })),
    say(tone, text, action) {
      last += 1;
      const item = { id: last, tone, text, action };
      toasts.set((now) => [...now.filter((other) => other.text !== text), item].slice(-toastsMax));
    },
    dismiss: (id) => toasts.set((now) => now.filter((toast) => toast.id !== id)),
  };
}
