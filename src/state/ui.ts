import { createStore, type Store } from './store.ts';

export type ToastTone = 'success' | 'warning' | 'error' | 'info';
/** A button in a toast, such as “Undo”. */
type ToastAction = { name: string; onPress: () => void };
type ToastItem = { id: number; tone: ToastTone; text: string; action?: ToastAction };

/** What goes into the cart: a variant and how many pieces; one key for each time that it is wanted (D13). */
export type CartWish = { prodId: number; skuId: number; shopId: number; count: number; key: string };

/** What one press puts into the cart, never nothing; `isComing` until the service has said that it is in. */
type AddedToCart = { wishes: readonly CartWish[]; isComing: boolean };

/** The client state of the specification (S3.23, Z20), under its own names. */
type UiState = {
  /** The login modal is open. */
  loginModal: boolean;
  /** The app or Facebook has sent somebody to this tab, who has not answered yet: the login modal waits. */
  isHandedOver: boolean;
  /** The app's download popup is shown (S2.109). */
  downloadModal: boolean;
  /** Which country code of the list of regions the login form shows; kept for the browser. */
  phoneCodeIndex: number;
  /** Pieces in the cart; changed at once by the reader, before the service has answered. */
  cartItemCount: number;
  /** Unread notices and announcements: the number at the bell (S2.86). */
  notificationCount: number;
  /** The region that the reader has just picked; `RegionHost` reacts to it (S4.13). */
  regionWanted: number | undefined;
  /** The name of the screen that is shown (S2.41). */
  currentRoute: string;
  /** The reader's account was made by this sign-in. */
  isNewUser: boolean;
  /** What one press has put into the cart, while the reader looks at it. */
  added?: AddedToCart | undefined;
};

export type Ui = {
  state: Store<UiState>;
  toasts: Store<readonly ToastItem[]>;
  set(change: Partial<UiState>): void;
  /** Shows a toast; at most three at once, the oldest goes first (S8.47). */
  say(tone: ToastTone, text: string, action?: ToastAction): void;
  dismiss(id: number): void;
};

const toastsMax = 3;

export function createUi(): Ui {
  const state = createStore<UiState>({
    loginModal: false,
    isHandedOver: false,
    downloadModal: false,
    phoneCodeIndex: 0,
    cartItemCount: 0,
    notificationCount: 0,
    regionWanted: undefined,
    currentRoute: '',
    isNewUser: false,
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
