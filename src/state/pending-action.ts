import type { KeyValueStorage } from './storage.ts';
import type { CartWish } from './ui.ts';

/**
 * An action that needs a sign-in. It is stored before the login modal opens and carried out once after the reload
 * (Z21, Z30).
 */
export type PendingAction =
  /** `key` makes a repeat of an addition that the service had taken already change nothing (D13); `more` goes in after it. */
  | ({ kind: 'addToCart'; more?: readonly CartWish[] } & CartWish)
  | { kind: 'buyNow'; prodId: number; skuId: number; shopId: number; count: number }
  | { kind: 'favourite'; prodId: number; on: boolean }
  /** Sets or removes the stock watch of a sold-out SKU. */
  | { kind: 'watch'; skuId: number; on: boolean }
  | { kind: 'follow'; shopId: number; on: boolean }
  /** `key` is the Idempotency-Key: a repeated request collects once (D13). */
  | { kind: 'collect'; couponId: number; key: string }
  /** `key` is the Idempotency-Key: a repeated request redeems once (D13). */
  | { kind: 'redeem'; code: string; key: string }
  | { kind: 'open'; path: string };

/** A toast to show after a reload. */
export type Flash = 'loginSuccess' | 'registered' | 'loggedOut' | 'signInAgain' | 'regionChanged';

const pendingMs = 10 * 60_000;
const keys = { pending: 'mall.pending', flash: 'mall.flash', left: 'mall.left' };

type Kept = { action: PendingAction; until: number };

/**
 * What the page was doing when the service refused its token: path, user, and the action under way, which is kept
 * until a time (ms since 1970).
 */
type Left = { path: string; userId: string | undefined; undone?: PendingAction | undefined; until: number };

/** What survives the reload of signing in or out, in this tab only. */
export type PendingActionStore = {
  /** Keeps an action for ten minutes. */
  keep(action: PendingAction, now: number): void;
  /** The kept action, which stays. */
  peek(now: number): PendingAction | undefined;
  /** Gives the kept action once. */
  take(now: number): PendingAction | undefined;
  forget(): void;
  /** Notes an action that has begun; call the returned function when it has succeeded or failed. */
  begin(action: PendingAction): () => void;
  /**
   * Marks this page as being left. Whoever leaves first decides what the next page says: a token refused after that is
   * no news.
   */
  startLeaving(): void;
  /** Stores a toast for the page after the reload, and marks this page as being left. */
  flash(flash: Flash): void;
  /** Whether this page is about to reload; pending actions are then left to the next page. */
  isLeaving(): boolean;
  takeFlash(): Flash | undefined;
  /**
   * Stores the path that was open when the token was refused (Z22), with the action under way. Only the same user
   * may get it back.
   */
  leave(path: string, userId: string | undefined, now: number): void;
  /** Returns and removes what `leave` stored; the action only within ten minutes. */
  takeLeft(now: number): Omit<Left, 'until'> | undefined;
  /** Removes everything that belongs to the user who has logged out. */
  clear(): void;
};

export function createPendingActionStore(storage: KeyValueStorage): PendingActionStore {
  const take = <T>(key: string) => {
    const value = storage.read<T>(key);
    storage.remove(key);
    return value;
  };
  let underWay: PendingAction | undefined;
  let leaving = false;
  const startLeaving = () => {
    leaving = true;
  };
  return {
    startLeaving,
    keep: (action, now) => void storage.write(keys.pending, { action, until: now + pendingMs }),
    peek(now) {
      const kept = storage.read<Kept>(keys.pending);
      return kept && kept.until > now ? kept.action : undefined;
    },
    take(now) {
      const kept = take<Kept>(keys.pending);
      return kept && kept.until > now ? kept.action : undefined;
    },
    forget: () => storage.remove(keys.pending),
    begin(action) {
      underWay = action;
      return () => {
        if (underWay === action) underWay = undefined;
      };
    },
    flash(flash) {
      startLeaving();
      storage.write(keys.flash, flash);
    },
    isLeaving: () => leaving,
    takeFlash: () => take<Flash>(keys.flash),
    leave: (path, userId, now) =>
      void storage.write(keys.left, { path, userId, undone: underWay, until: now + pendingMs }),
    takeLeft(now) {
      const left = take<Left>(keys.left);
      return left && { ...left, undone: left.until > now ? left.undone : undefined };
    },
    clear() {
      storage.remove(keys.pending);
      storage.remove(keys.left);
    },
  };
}
