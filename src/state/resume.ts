import type { Shelf } from './storage.ts';

/** What a reader wanted and was not let do; done once after signing in, though the page reloads (Z21, Z30). */
export type PendingAction =
  /** `key` makes a repeat of an addition that the service had taken already change nothing (D13). */
  | { kind: 'addToCart'; prodId: number; skuId: number; shopId: number; count: number; key: string }
  | { kind: 'buyNow'; prodId: number; skuId: number; shopId: number; count: number }
  | { kind: 'favourite'; prodId: number; on: boolean }
  | { kind: 'follow'; shopId: number; on: boolean }
  /** `key` makes a repeat collect nothing more (D13). */
  | { kind: 'collect'; couponId: number; key: string }
  /** `key` makes a repeat of the same code redeem once (D13). */
  | { kind: 'redeem'; code: string; key: string }
  | { kind: 'open'; path: string };

/** A toast to show after a reload. */
export type Flash = 'loginSuccess' | 'registered' | 'loggedOut' | 'signInAgain' | 'regionChanged';

const pendingMs = 10 * 60_000;
const keys = { pending: 'mall.pending', flash: 'mall.flash', left: 'mall.left' };

/** Where a refused token found a member, whose session it was, and what they had just begun (until ms since 1970). */
type Left = { path: string; userId: string | undefined; undone?: PendingAction | undefined; until: number };

/** What survives the reload of signing in or out, in this tab only. */
export type Resume = {
  /** Keeps an action for ten minutes. */
  keep(action: PendingAction, now: number): void;
  /** Gives the kept action once. */
  take(now: number): PendingAction | undefined;
  forget(): void;
  /** Notes what a member begins; to be called again when that is over, however it ended. */
  begin(action: PendingAction): () => void;
  /** Leaves words for the page that comes next; this one is left from now on. */
  flash(flash: Flash): void;
  /** Whether this page is about to be left: what waits is for the next one. */
  isLeaving(): boolean;
  takeFlash(): Flash | undefined;
  /** The path that a refused token made the reader leave (Z22), with what was under way; it is that reader's alone. */
  leave(path: string, userId: string | undefined, now: number): void;
  /** Gives it once; what was under way for ten minutes. */
  takeLeft(now: number): Omit<Left, 'until'> | undefined;
  /** Forgets everything that is a reader's: they have logged out. */
  clear(): void;
};

export function createResume(shelf: Shelf): Resume {
  const take = <T>(key: string) => {
    const value = shelf.read<T>(key);
    shelf.remove(key);
    return value;
  };
  let underWay: PendingAction | undefined;
  let leaving = false;
  return {
    keep: (action, now) => void shelf.write(keys.pending, { action, until: now + pendingMs }),
    take(now) {
      const kept = take<{ action: PendingAction; until: number }>(keys.pending);
      return kept && kept.until > now ? kept.action : undefined;
    },
    forget: () => shelf.remove(keys.pending),
    begin(action) {
      underWay = action;
      return () => {
        if (underWay === action) underWay = undefined;
      };
    },
    flash(flash) {
      leaving = true;
      shelf.write(keys.flash, flash);
    },
    isLeaving: () => leaving,
    takeFlash: () => take<Flash>(keys.flash),
    leave: (path, userId, now) =>
      void shelf.write(keys.left, { path, userId, undone: underWay, until: now + pendingMs }),
    takeLeft(now) {
      const left = take<Left>(keys.left);
      return left && { ...left, undone: left.until > now ? left.undone : undefined };
    },
    clear() {
      shelf.remove(keys.pending);
      shelf.remove(keys.left);
    },
  };
}
