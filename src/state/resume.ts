import type { Shelf } from './storage.ts';

/** What a guest wanted when the login modal opened; done after signing in, though the page reloads (Z21, Z30). */
export type PendingAction =
  | { kind: 'addToCart'; prodId: number; skuId: number; shopId: number; count: number }
  | { kind: 'buyNow'; prodId: number; skuId: number; shopId: number; count: number }
  | { kind: 'favourite'; prodId: number }
  | { kind: 'follow'; shopId: number }
  | { kind: 'open'; path: string };

/** A toast to show after a reload. */
export type Flash = 'loginSuccess' | 'registered' | 'loggedOut' | 'signInAgain' | 'regionChanged';

const pendingMs = 10 * 60_000;
const keys = { pending: 'mall.pending', flash: 'mall.flash', left: 'mall.left' };

/** What survives the reload of signing in or out, in this tab only. */
export type Resume = {
  /** Keeps an action for ten minutes. */
  keep(action: PendingAction, now: number): void;
  /** Gives the kept action once. */
  take(now: number): PendingAction | undefined;
  forget(): void;
  flash(flash: Flash): void;
  takeFlash(): Flash | undefined;
  /** The path that a refused token made the reader leave (Z22); it is that reader's alone. */
  leave(path: string, userId: string | undefined): void;
  takeLeft(): { path: string; userId: string | undefined } | undefined;
};

export function createResume(shelf: Shelf): Resume {
  const take = <T>(key: string) => {
    const value = shelf.read<T>(key);
    shelf.remove(key);
    return value;
  };
  return {
    keep: (action, now) => void shelf.write(keys.pending, { action, until: now + pendingMs }),
    take(now) {
      const kept = take<{ action: PendingAction; until: number }>(keys.pending);
      return kept && kept.until > now ? kept.action : undefined;
    },
    forget: () => shelf.remove(keys.pending),
    flash: (flash) => void shelf.write(keys.flash, flash),
    takeFlash: () => take<Flash>(keys.flash),
    leave: (path, userId) => void shelf.write(keys.left, { path, userId }),
    takeLeft: () => take(keys.left),
  };
}
